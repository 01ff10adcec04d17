import { listChildren } from '#graphql/children/children.read.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { childNameOf } from '#graphql/messages/conversations.service.ts'
import { applicationOfChild, siblingsOf } from '#graphql/enrollment/enrollment.service.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'
import { expect } from 'vitest'
import { billingSeenBy } from '../money.ts'
import { accessLogOf } from '#graphql/children/medicalNotes.service.ts'
import { listAttendanceOf } from './attendanceOf.ts'
import { type Guardian, hasNoChild, type OperationRows, type RouteRows, type ServiceRows, isStranger } from '../row.ts'
import type { Member, Person, World } from '../people.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

const childOf = ({ children }: World, who: Person): number[] =>
  who === 'admin' || hasNoChild(who) ? [] : [children[who as Guardian]]

const taughtBy = ({ classId, otherClassId }: World, who: Person) => (who === 'classTeacher' ? classId : otherClassId)

/** The children of the centre, for a teacher those of her class. */
const byName = (world: World, who: Person) => {
  const { db } = world.server
  const children = db
    .from(placedChildren(db))
    .whereNull('deletedAt')
    .orderByRaw(wordOrder('last_name', 'first_name'))
    .orderBy('id')
  if (who !== 'admin') children.where({ classId: taughtBy(world, who) })
  return children.select('id')
}

const nothingToday = { present: 0, recorded: 0 }

export const childrenOperations: OperationRows = {
  'Query.children': {
    may: 'class',
    document: '{ children(minAge: 0) { id } }',
    sees: async (world, who) => ({ children: await byName(world, who) }),
  },
  'Query.myChildren': {
    may: 'signed in',
    document: `query ($month: String!) {
      myChildren {
        id allergies medicalNotes class { id }
        attendanceToday { status } attendanceThisMonth { present } attendance(month: $month) { status }
        billing { paymentReference owingCents creditCents bills { description } payments { reference notes } }
      }
    }`,
    variables: ({ today }) => ({ month: today.slice(0, 7) }),
    sees: (world, who) => ({
      myChildren: childOf(world, who).map((id) => ({
        id,
        allergies: `Nuts ${who}`,
        medicalNotes: `Asthma ${who}`,
        class: { id: expect.any(Number) },
        attendanceToday: { status: 'present' },
        attendanceThisMonth: { present: 1 },
        attendance: [{ status: 'present' }],
        billing: billingSeenBy(who, id),
      })),
    }),
  },
  'Query.belongsToCentre': {
    may: 'signed in',
    document: '{ belongsToCentre }',
    sees: (_world, who) => ({ belongsToCentre: !isStranger(who) }),
  },
  'Query.classes': {
    may: 'class',
    document: '{ classes { name capacity } }',
    sees: async (world, who) => {
      const classes = world.server.db('classes').whereNull('deletedAt').orderBy(['position', 'id'])
      if (who !== 'admin') classes.where({ id: taughtBy(world, who) })
      return { classes: await classes.select('name', 'capacity') }
    },
  },
  'Query.invitation': {
    may: 'anyone',
    document: 'query ($token: String!) { invitation(token: $token) { email } }',
    variables: async (world) => ({ token: await world.addInvitation('invited@families.example') }),
    sees: () => ({ invitation: { email: 'invited@families.example' } }),
  },
  'Mutation.inviteParent': {
    may: 'admin',
    document: 'mutation ($input: InviteParentInput!) { inviteParent(input: $input) { email } }',
    variables: ({ children }) => ({ input: { email: 'invited@families.example', childId: children.unlinked } }),
    sees: () => ({ inviteParent: { email: 'invited@families.example' } }),
  },
  'Mutation.acceptInvitation': {
    may: 'signed in',
    document: 'mutation ($token: String!) { acceptInvitation(token: $token) { childFirstName isWaiting } }',
    variables: async (world, who) => {
      // linked by the invitation of the try before
      if (who !== 'guest') await world.server.db('guardianships').where({ childId: world.children.unlinked }).delete()
      return { token: await world.addInvitation('invited@families.example') }
    },
    sees: async ({ server: { db }, accounts, children }, who) => {
      const link = { parentId: accounts[who as Member].id, childId: children.unlinked }
      const linked = await db('guardianships').where(link).delete()
      const { role } = await db('users').where({ id: link.parentId }).first('role')
      // staff leave it to the family
      if (role !== 'parent' && linked === 0) return { refused: 'CONFLICT' }
      // sent to another address: it waits, and nobody is linked
      return linked === 0 ? { acceptInvitation: { childFirstName: expect.any(String), isWaiting: true } } : 'a link'
    },
  },
}

export const childrenRoutes: RouteRows = {
  'GET /api/parent/children': {
    may: 'signed in',
    sees: (world, who) => ({
      success: true,
      children: childOf(world, who).map((id) => expect.objectContaining({ id, allergies: `Nuts ${who}` })),
    }),
  },
}

/** A parent of another family reads nothing of the register through it. */
export const childrenServices: ServiceRows = {
  'a child that something names': {
    may: 'anyone',
    call: async (context, { children }) => (await visibleChild(context, children.parent))?.id ?? null,
    sees: ({ children }, who) => (['admin', 'parent', 'classTeacher'].includes(who) ? children.parent : null),
  },
  'the name of the child that a conversation is about': {
    may: 'anyone',
    call: async (context, { children }) => (await childNameOf(context, { childId: children.parent })) !== null,
    sees: (_world, who) => ['admin', 'parent', 'classTeacher'].includes(who),
  },
  'children with an unpaid bill': {
    may: 'admin',
    call: async (context) => (await listChildren(context, { hasUnpaidBill: true })).map(({ id }) => ({ id })),
    sees: (world) => {
      const { db } = world.server
      const owing = db('bills').whereNull('deletedAt').whereRaw('paid_cents < amount_cents').select('childId')
      return byName(world, 'admin').whereIn('id', owing)
    },
  },
  'the application of a child': {
    may: 'admin',
    call: (context) => applicationOfChild(context).load(0),
    sees: () => null,
  },
  'children of the family of an application': {
    may: 'admin',
    call: (context) => siblingsOf(context).load(0),
    sees: () => [],
  },
  'who looked at medical notes': {
    may: 'admin',
    call: async (context, { server, children }) => {
      const look = { action: 'readMedicalNotes', entity: 'child', entityId: children.parent }
      await server.db.transaction((inner) => withAuditLogOpen(inner, () => inner('audit_entries').where(look).delete()))
      await server.db('audit_entries').insert({ ...look, userId: context.viewer.id })
      return (await accessLogOf(context, children.parent)).length
    },
    sees: () => 1,
  },
  'attendance of a child of another family': {
    may: 'signed in',
    call: (context, { children, today }, who) =>
      listAttendanceOf(context, who === 'parent' ? children.otherParent : children.parent, today),
    sees: (_world, who) =>
      who === 'admin' || who === 'classTeacher'
        ? { today: 'present', month: { present: 1, recorded: 1 }, entries: 1 }
        : { today: undefined, month: nothingToday, entries: 0 },
  },
}
