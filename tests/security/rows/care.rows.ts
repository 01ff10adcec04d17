import { randomUUID } from 'node:crypto'
import { Child } from '#graphql/children/child.model.ts'
import { careOf } from '#graphql/care/ofChild.read.ts'
import { suppliesOf } from '#graphql/care/supplies.read.ts'
import { addDays, startOfJohannesburgDay } from '#graphql/values/dates.ts'
import { expect } from 'vitest'
import type { Person, World } from '../people.ts'
import { type Guardian, hasNoChild, type OperationRows, refused, type ServiceRows } from '../row.ts'

/** Who sees the day of a child that they are no parent of: here that of the class. */
const isStaffOf = (who: Person) => who === 'admin' || who === 'classTeacher'

/** A day on which nothing else is entered. */
const dayOf = ({ today }: World) => addDays(today, -2)

const newEntry = async (world: World) => {
  const id = randomUUID()
  const at = startOfJohannesburgDay(dayOf(world)).toISOString()
  const childId = await world.server.addChild({ classId: world.classId })
  return { id, entryId: id, childId, kind: 'nappy', nappy: 'wet', at }
}

const note = (owner: string, isStaff: boolean) => ({
  kind: 'note',
  text: `Day of ${owner}`,
  saidByName: isStaff ? 'Andile' : null,
})
const left = { item: 'nappies', left: 9 }

export const careOperations: OperationRows = {
  'Query.careDay': {
    may: 'class',
    document: `query ($classId: Int!, $date: LocalDate!) { careDay(classId: $classId, date: $date) {
      closedAt children { childId firstName entries { kind text saidByName } supplies { item left } } } }`,
    variables: ({ classId, today }) => ({ classId, date: today }),
    sees: ({ children }, who) => {
      if (who === 'otherTeacher') return refused('FORBIDDEN')
      const own = {
        childId: children.parent,
        firstName: expect.any(String),
        entries: expect.arrayContaining([note('parent', true)]),
        supplies: [left],
      }
      return { careDay: { closedAt: null, children: expect.arrayContaining([own]) } }
    },
  },
  'Mutation.recordCare': {
    may: 'class',
    document: `mutation ($input: RecordCareInput!) { recordCare(input: $input) { id childId nappy saidByName earlier { id } } }`,
    variables: async (world) => ({ input: { entries: [await newEntry(world)] } }),
    sees: ({ accounts }, who, { input }) => {
      if (who === 'otherTeacher') return refused('NOT_FOUND')
      const [entry] = (input as { entries: { id: string; childId: number }[] }).entries
      const saidByName = accounts[who === 'admin' ? 'admin' : 'classTeacher'].firstName
      return { recordCare: [{ id: entry?.id, childId: entry?.childId, nappy: 'wet', saidByName, earlier: [] }] }
    },
  },
  'Mutation.closeCareDay': {
    may: 'class',
    document:
      'mutation ($input: CloseCareDayInput!) { closeCareDay(input: $input) { date closedAt closedByName children { childId } } }',
    variables: async (world) => {
      const date = addDays(world.today, -world.serial() - 400)
      return { input: { classId: world.classId, date } }
    },
    sees: ({ accounts }, who, { input }) => {
      if (who === 'otherTeacher') return refused('NOT_FOUND')
      const closedByName = accounts[who === 'admin' ? 'admin' : 'classTeacher'].firstName
      const { date } = input as { date: string }
      return { closeCareDay: { date, closedByName, closedAt: expect.any(String), children: expect.any(Array) } }
    },
  },
}

const ofAnother = async ({ db }: { db: World['server']['db'] }, { children }: World, who: Person) =>
  Child.query(db)
    .findById(who === 'parent' ? children.otherParent : children.parent)
    .throwIfNotFound()

const ownDays = `query ($day: LocalDate!) { myChildren {
  id care(from: $day, until: $day) { isTold entries { kind text saidByName } } supplies { item left }
} }`

export const careServices: ServiceRows = {
  'the day of a child of another family': {
    may: 'signed in',
    call: async (context, world, who) => {
      const child = await ofAnother(context, world, who)
      const days = await careOf(context, child, { from: world.today, until: world.today })
      return days.flatMap(({ entries }) => entries.flatMap(({ text }) => text ?? []))
    },
    sees: (_world, who) => (isStaffOf(who) ? ['Day of parent'] : []),
  },
  'what a child of another family has left': {
    may: 'signed in',
    call: async (context, world, who) =>
      (await suppliesOf(context, (await ofAnother(context, world, who)).id)).map(({ item }) => item),
    sees: (_world, who) => (isStaffOf(who) ? ['nappies'] : []),
  },
  "the day of one's own children": {
    may: 'signed in',
    call: async (_context, world, who) => {
      const cookie = await world.cookieOf(who)
      const { data, error } = await world.server.graphql(ownDays, { day: world.today }, cookie ? { cookie } : {})
      return error ? { refused: error.code } : data
    },
    sees: ({ children }, who) => ({
      myChildren:
        who === 'admin' || hasNoChild(who)
          ? []
          : [
              {
                id: children[who as Guardian],
                care: [{ isTold: true, entries: expect.arrayContaining([note(who, false)]) }],
                supplies: [left],
              },
            ],
    }),
  },
  'an entry of a child of another class': {
    may: 'class',
    call: async (_context, world, who) => {
      const cookie = await world.cookieOf(who)
      const entry = { ...(await newEntry(world)), childId: world.children.otherParent }
      const { error } = await world.server.graphql(
        'mutation ($input: RecordCareInput!) { recordCare(input: $input) { id } }',
        { input: { entries: [entry] } },
        cookie ? { cookie } : {},
      )
      return error ? { refused: error.code } : true
    },
    sees: (_world, who) => (who === 'classTeacher' ? refused('NOT_FOUND') : true),
  },
}
