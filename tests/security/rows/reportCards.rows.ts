import { expect } from 'vitest'
import { isNew, openingsOf, publishedOf, readPublished } from '#graphql/reportCards/publication.service.ts'
import { reportCardBatch } from '#graphql/reportCards/reportCardFiles.service.ts'
import { reportCards } from '#graphql/reportCards/reportCards.service.ts'
import { hasNoChild, type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

const texts = { teacherComments: 'A joy.' }
/** Of a child of the class of the first family. */
const newCard = async ({ server, classId }: World) => ({
  childId: await server.addChild({ classId }),
  term: 'Term 2',
  ...texts,
})

const someCard = async (world: World, values: object = {}): Promise<number> =>
  (
    await world.server
      .db('report_cards')
      .insert({ ...(await newCard(world)), year: 2026, dateIssued: '2026-06-26', ...values })
      .returning('id')
  )[0].id

/** The card that each person asks for: a parent tries that of another family, the teacher of its class that of another one. */
async function cardFor({ server: { db }, children }: World, who: Person): Promise<number> {
  const owner = who === 'teacher' || who === 'parent' ? who : 'otherParent'
  const childId = who === 'parent' ? children.otherParent : children[owner]
  return (await db('report_cards').where({ childId, deletedAt: null }).first('id')).id
}

const mayReadIt = (who: Person) => who === 'otherTeacher' || (who !== 'parent' && !hasNoChild(who))

/** What a card of a child of the class of the first family is to the teacher of another one. */
const ofOtherClass = (who: Person) => (who === 'otherTeacher' ? refused('NOT_FOUND') : null)

const gone = '2026-07-01T00:00:00Z'

/** Every card for an administrator, those of the children of the own class for a teacher. */
function allCards(world: World, who: Person): Promise<{ id: number; childId: number; year: number }[]> {
  const { db } = world.server
  const cards = db('report_cards')
    .where({ deletedAt: null })
    .orderBy([
      { column: 'date_issued', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
  const classId = who === 'classTeacher' ? world.classId : world.otherClassId
  if (who !== 'admin') cards.whereIn('childId', db.from(placedChildren(db)).where({ classId }).select('id'))
  return cards.select('id', 'childId', 'year')
}

const given = (variables: Record<string, unknown>) => variables.input as Record<string, unknown>

export const reportCardOperations: OperationRows = {
  'Query.reportCards': {
    may: 'class',
    document: '{ reportCards(year: 2026) { id childId child { id } } }',
    sees: async (world, who) => {
      const cards = (await allCards(world, who)).filter(({ year }) => year === 2026)
      return { reportCards: cards.map(({ id, childId }) => ({ id, childId, child: { id: childId } })) }
    },
  },
  'Query.reportCardYears': {
    may: 'class',
    document: '{ reportCardYears }',
    variables: async (world) => ({ id: await someCard(world, { year: 2011 }) }),
    sees: (_world, who) => ({ reportCardYears: who === 'otherTeacher' ? [2026] : [2026, 2011] }),
  },
  'Query.reportCardsNeedApproval': {
    may: 'class',
    document: '{ reportCardsNeedApproval }',
    sees: () => ({ reportCardsNeedApproval: false }),
  },
  'Query.removedReportCards': {
    may: 'class',
    document: '{ removedReportCards { edges { node { id } } totalCount } }',
    variables: async (world) => ({ id: await someCard(world, { deletedAt: gone }) }),
    sees: (_world, who, { id }) => ({
      removedReportCards:
        who === 'otherTeacher'
          ? { edges: [], totalCount: 0 }
          : { edges: expect.arrayContaining([{ node: { id } }]), totalCount: expect.any(Number) },
    }),
  },
  'Query.reportCard': {
    may: 'signed in',
    document: 'query ($id: Int!) { reportCard(id: $id) { id teacherComments isNew } }',
    variables: async (world, who) => ({ id: await cardFor(world, who) }),
    sees: (_world, who, { id }) =>
      mayReadIt(who)
        ? { reportCard: { id, teacherComments: expect.stringMatching(/^Comments for/), isNew: expect.any(Boolean) } }
        : refused('NOT_FOUND'),
  },
  'Mutation.createReportCard': {
    may: 'class',
    document:
      'mutation ($input: ReportCardInput!) { createReportCard(input: $input) { childId term teacherComments } }',
    variables: async (world) => ({ input: await newCard(world) }),
    sees: (_world, who, variables) => ofOtherClass(who) ?? { createReportCard: given(variables) },
  },
  'Mutation.updateReportCard': {
    may: 'class',
    document: `mutation ($id: Int!, $input: ReportCardChangeInput!) {
      updateReportCard(id: $id, input: $input) { id teacherComments }
    }`,
    variables: async (world) => ({ id: await someCard(world), input: { teacherComments: 'Changed.' } }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { updateReportCard: { id, teacherComments: 'Changed.' } },
  },
  'Mutation.deleteReportCard': {
    may: 'class',
    document: 'mutation ($id: Int!) { deleteReportCard(id: $id) { id } }',
    variables: async (world) => ({ id: await someCard(world) }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { deleteReportCard: { id } },
  },
  'Mutation.restoreReportCard': {
    may: 'class',
    document: 'mutation ($id: Int!) { restoreReportCard(id: $id) { id removedAt } }',
    variables: async (world) => ({ id: await someCard(world, { deletedAt: gone }) }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { restoreReportCard: { id, removedAt: null } },
  },
  'Mutation.openReportCard': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { openReportCard(id: $id) { id } }',
    variables: async (world, who) => ({ id: await cardFor(world, who) }),
    sees: (_world, who, { id }) => (mayReadIt(who) ? { openReportCard: { id } } : refused('NOT_FOUND')),
  },
  'Mutation.sendParentNotification': {
    may: 'admin',
    document: `mutation ($input: ParentNotificationInput!) {
      sendParentNotification(input: $input) { childId emailsSent }
    }`,
    variables: ({ children }) => ({ input: { childId: children.parent, subject: 'Hello', message: 'Good news.' } }),
    sees: ({ children }) => ({ sendParentNotification: { childId: children.parent, emailsSent: 1 } }),
  },
}

/** Each child of the world has a card of that term: one in the class of the first family, the others in the other one. */
function cardsOfTerm1({ children }: World, who: Person): number {
  const all = Object.keys(children).length
  if (who === 'classTeacher') return 1
  return who === 'otherTeacher' ? all - 1 : all
}

export const reportCardRoutes: RouteRows = {
  'GET /api/admin/report-cards': {
    may: 'admin',
    sees: async (world) => ({
      success: true,
      reportCards: (await allCards(world, 'admin')).map((card) => expect.objectContaining(card)),
    }),
  },
  'POST /api/admin/report-cards': {
    may: 'admin',
    body: newCard,
    sees: () => ({
      success: true,
      message: 'Report card created successfully',
      reportCard: expect.objectContaining({ term: 'Term 2', ...texts }),
    }),
  },
  'GET /api/report-cards/batch': {
    may: 'class',
    search: '?term=Term%201&year=2026&as=print',
    sees: (world, who) => {
      const total = cardsOfTerm1(world, who)
      return expect.arrayContaining([
        { done: 1, total },
        expect.objectContaining({ done: total, total, type: 'application/pdf' }),
      ])
    },
  },
  'GET /api/report-cards/:id/pdf': {
    may: 'signed in',
    id: async ({ server: { db }, children }) =>
      (await db('report_cards').where({ childId: children.parent, deletedAt: null }).first('id')).id,
    sees: (_world, who) =>
      who === 'parent' || who === 'classTeacher' || who === 'admin'
        ? { file: 'application/pdf' }
        : refused('NOT_FOUND'),
  },
  'POST /api/admin/send-parent-notification': {
    may: 'admin',
    body: ({ children }) => ({ childId: children.parent, subject: 'Hello', message: 'Good news.' }),
    sees: () => ({ success: true, message: 'Notification sent to 1 parent(s)', emailsSent: 1 }),
  },
}

const seesOther: Person[] = ['admin', 'otherParent', 'otherTeacher']

/** Through a child in hand: the cards of their own children or of those they teach, and nobody else's. */
export const reportCardServices: ServiceRows = {
  'report cards of a child': {
    may: 'signed in',
    call: async (context, { children }) =>
      (await publishedOf(context, reportCards, children.otherParent)).map(({ teacherComments }) => teacherComments),
    sees: (_world, who) => (seesOther.includes(who) ? ['Comments for otherParent'] : []),
  },
  'a report card': {
    may: 'signed in',
    call: async (context, world, who) => (await readPublished(context, reportCards, await cardFor(world, who))).year,
    sees: (_world, who) => (mayReadIt(who) ? 2026 : refused('NOT_FOUND')),
  },
  'the report cards of a term in one file': {
    may: 'class',
    call: async (context) => {
      const query = { term: 'Term 1', year: 2026, as: 'zip' } as const
      for await (const { total } of await reportCardBatch(context, query)) return total
    },
    sees: cardsOfTerm1,
  },
  'who looked at a report card': {
    may: 'signed in',
    call: async (context, world) => {
      const reportCardId = await someCard(world)
      const userId = world.accounts.otherParent.id
      await world.server.db('report_card_openings').insert({ reportCardId, userId })
      return (await openingsOf(context, reportCards, { id: reportCardId })).map(({ firstName }) => firstName)
    },
    sees: ({ accounts }, who) => (who === 'admin' ? [accounts.otherParent.firstName] : []),
  },
  'whether a report card is new to the person who asks': {
    may: 'signed in',
    // the other parent has looked at it, which says nothing to anybody else
    call: async (context, world) => {
      const reportCardId = await someCard(world)
      const userId = world.accounts.otherParent.id
      await world.server.db('report_card_openings').insert({ reportCardId, userId })
      return isNew(context, reportCards, { id: reportCardId })
    },
    sees: (_world, who) => who !== 'otherParent',
  },
}
