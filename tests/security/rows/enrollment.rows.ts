import { expect } from 'vitest'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import { enterApplication } from '#graphql/enrollment/byHand.service.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import type { OperationRows, RouteRows, ServiceRows } from '../row.ts'

const newestFirst = [
  { column: 'created_at', order: 'desc' },
  { column: 'id', order: 'desc' },
]

/** The application that an operation was called with. */
const given = (variables: Record<string, unknown>) => (variables.input as { id: number }).id

const byPhone = {
  childName: 'Naledi Molefe',
  childDob: '2024-08-01',
  parentName: 'Kagiso Molefe',
  phone: '082 555 0188',
  program: 'toddlers' as const,
  startDate: '2027-01-13',
}

export const enrollmentOperations: OperationRows = {
  'Mutation.submitEnrollment': {
    may: 'anyone',
    document: 'mutation ($input: EnrollmentInput!) { submitEnrollment(input: $input) { reference } }',
    variables: () => ({ input: buildEnrollment() }),
    sees: () => ({ submitEnrollment: { reference: expect.stringMatching(/^KW-/) } }),
  },
  'Mutation.lookUpApplication': {
    may: 'anyone',
    document:
      'mutation ($input: ApplicationLookupInput!) { lookUpApplication(input: $input) { status title nextStep } }',
    variables: async ({ server: { db }, addApplication }) => {
      const { reference, email } = await db('applications')
        .where({ id: await addApplication() })
        .first('reference', 'email')
      return { input: { reference, contact: email } }
    },
    sees: () => ({
      lookUpApplication: {
        status: 'new',
        title: 'Received',
        nextStep: "We've received your application and will contact you to arrange a visit.",
      },
    }),
  },
  'Mutation.acceptOffer': {
    may: 'anyone',
    document: 'mutation ($input: ApplicationLookupInput!) { acceptOffer(input: $input) { status canAccept } }',
    variables: async ({ server: { db }, addApplication }) => {
      const id = await addApplication()
      await db('applications').where({ id }).update({ status: 'offered' })
      const { reference, email } = await db('applications').where({ id }).first('reference', 'email')
      return { input: { reference, contact: email } }
    },
    sees: () => ({ acceptOffer: { status: 'offered', canAccept: false } }),
  },
  'Mutation.recordApplication': {
    may: 'admin',
    document:
      'mutation ($input: RecordApplicationInput!) { recordApplication(input: $input) { childName phone email } }',
    variables: () => ({ input: byPhone }),
    sees: () => ({ recordApplication: { childName: byPhone.childName, phone: byPhone.phone, email: null } }),
  },
  'Mutation.correctApplication': {
    may: 'admin',
    document: 'mutation ($input: CorrectApplicationInput!) { correctApplication(input: $input) { id childName } }',
    variables: async (world) => ({ input: { id: await world.addApplication(), ...byPhone } }),
    sees: (_world, _who, variables) => ({
      correctApplication: { id: given(variables), childName: byPhone.childName },
    }),
  },
  'Query.applications': {
    may: 'admin',
    document: '{ applications { id parentName } }',
    sees: async ({ server: { db } }) => ({
      applications: await db('applications').orderBy(newestFirst).select('id', 'parent_name'),
    }),
  },
  'Query.applicationYears': {
    may: 'admin',
    document: '{ applicationYears }',
    sees: () => ({ applicationYears: [Number(todayInJohannesburg().slice(0, 4))] }),
  },
  'Query.newApplications': {
    may: 'admin',
    document: '{ newApplications(limit: 20) { id parentName } }',
    sees: async ({ server: { db } }) => ({
      newApplications: await db('applications')
        .where({ status: 'new' })
        .orderBy(newestFirst)
        .limit(20)
        .select('id', 'parent_name'),
    }),
  },
  'Query.application': {
    may: 'admin',
    document: 'query ($id: Int!) { application(id: $id) { id email events { note } } }',
    variables: async (world) => ({ id: await world.addApplication() }),
    sees: async ({ server: { db } }, _who, { id }) => ({
      application: {
        ...(await db('applications')
          .where({ id: id as number })
          .first('id', 'email')),
        events: [],
      },
    }),
  },
  'Mutation.moveApplication': {
    may: 'admin',
    document: 'mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { id status } }',
    variables: async (world) => ({ input: { id: await world.addApplication(), status: 'in_review' } }),
    sees: (_world, _who, variables) => ({ moveApplication: { id: given(variables), status: 'in_review' } }),
  },
  'Mutation.orderWaitlist': {
    may: 'admin',
    document:
      'mutation ($input: OrderWaitlistInput!) { orderWaitlist(input: $input) { id parentName waitlistPosition } }',
    variables: async ({ server: { db }, addApplication }) => {
      await db('applications').where({ status: 'waitlisted' }).update({ status: 'new', waitlistPosition: null })
      const ids = [await addApplication(), await addApplication()]
      const program = 'toddlers'
      for (const [index, id] of ids.entries())
        await db('applications')
          .where({ id })
          .update({ program, status: 'waitlisted', waitlistPosition: index + 1 })
      return { input: { program, order: ids.toReversed(), before: ids } }
    },
    sees: async ({ server: { db } }, _who, { input }) => {
      const { order } = input as { order: number[] }
      const rows = await db('applications').whereIn('id', order).select('id', 'parent_name')
      return {
        orderWaitlist: order.map((id, index) => ({
          ...rows.find((row: { id: number }) => row.id === id),
          waitlistPosition: index + 1,
        })),
      }
    },
  },
  'Mutation.addApplicationNote': {
    may: 'admin',
    document:
      'mutation ($input: ApplicationNoteInput!) { addApplicationNote(input: $input) { id events { note author { id } } } }',
    variables: async (world) => ({ input: { id: await world.addApplication(), note: 'Called back.' } }),
    sees: ({ accounts }, _who, variables) => ({
      addApplicationNote: {
        id: given(variables),
        events: [{ note: 'Called back.', author: { id: accounts.admin.id } }],
      },
    }),
  },
  'Mutation.enrollApplication': {
    may: 'admin',
    document:
      'mutation ($input: EnrollApplicationInput!) { enrollApplication(input: $input) { application { id status } } }',
    variables: async (world) => ({
      input: {
        id: await world.addApplication(),
        anotherChild: true,
        firstName: 'Lesedi',
        lastName: 'Moloi',
        programId: world.programId,
        classId: world.classId,
        dayPlan: 'full_time',
        // other rows count who is in the class today
        enrolledOn: world.today,
      },
    }),
    sees: (_world, _who, variables) => ({
      enrollApplication: { application: { id: given(variables), status: 'enrolled' } },
    }),
  },
}

export const enrollmentRoutes: RouteRows = {
  'POST /api/enroll': {
    may: 'anyone',
    body: () => ({ ...buildEnrollment() }),
    sees: () => ({
      success: true,
      id: expect.any(Number),
      reference: expect.stringMatching(/^KW-/),
      message: expect.any(String),
    }),
  },
}

/** What an application comes of, such as a message, has a rule of its own before it. */
export const enrollmentServices: ServiceRows = {
  'an application that comes of something else': {
    may: 'admin',
    call: async (context) =>
      (await inTransaction(context, (inner) => enterApplication(inner, 'applyFromMessage', byPhone))).childName,
    sees: () => byPhone.childName,
  },
}
