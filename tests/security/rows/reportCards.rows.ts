import { expect } from 'vitest'
import { isNew, openingsOf, publishedOf, readPublished } from '#graphql/reportCards/publication.service.ts'
import { reportCardBatch } from '#graphql/reportCards/reportCardFiles.service.ts'
import { reportCards } from '#graphql/reportCards/reportCards.service.ts'
import { hasNoChild, type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'

const texts = { teacherComments: 'A joy.' }
const newCard = async ({ server }: World) => ({ childId: await server.addChild(), term: 'Term 2', ...texts })

const someCard = async (world: World, values: object = {}): Promise<number> =>
  (
    await world.server
      .db('report_cards')
      .insert({ ...(await newCard(world)), year: 2026, dateIssued: '2026-06-26', ...values })
      .returning('id')
  )[0].id

/** The card that each person asks for: a parent tries that of another family. */
async function cardFor({ server: { db }, children }: World, who: Person): Promise<number> {
  const owner = who === 'teacher' || who === 'parent' ? who : 'otherParent'
  const childId = who === 'parent' ? children.otherParent : children[owner]
  return (await db('report_cards').where({ childId, deletedAt: null }).first('id')).id
}

const mayReadIt = (who: Person) => who !== 'parent' && !hasNoChild(who)

const allCards = ({ server: { db } }: World): Promise<{ id: number; childId: number; year: number }[]> =>
  db('report_cards')
    .where({ deletedAt: null })
    .orderBy([
      { column: 'date_issued', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select('id', 'childId', 'year')

const given = (variables: Record<string, unknown>) => variables.input as Record<string, unknown>

export const reportCardOperations: OperationRows = {
  'Query.reportCards': {
    may: 'admin',
    document: '{ reportCards(year: 2026) { id childId child { id } } }',
    sees: async (world) => {
      const cards = (await allCards(world)).filter(({ year }) => year === 2026)
      return { reportCards: cards.map(({ id, childId }) => ({ id, childId, child: { id: childId } })) }
    },
  },
  'Query.reportCardYears': {
    may: 'admin',
    document: '{ reportCardYears }',
    sees: () => ({ reportCardYears: expect.arrayContaining([2026]) }),
  },
  'Query.removedReportCards': {
    may: 'admin',
    document: '{ removedReportCards { edges { node { id } } totalCount } }',
    variables: async (world) => ({ id: await someCard(world, { deletedAt: new Date().toISOString() }) }),
    sees: (_world, _who, { id }) => ({
      removedReportCards: { edges: expect.arrayContaining([{ node: { id } }]), totalCount: expect.any(Number) },
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
    may: 'admin',
    document:
      'mutation ($input: ReportCardInput!) { createReportCard(input: $input) { childId term teacherComments } }',
    variables: async (world) => ({ input: await newCard(world) }),
    sees: (_world, _who, variables) => ({ createReportCard: given(variables) }),
  },
  'Mutation.updateReportCard': {
    may: 'admin',
    document: `mutation ($id: Int!, $input: ReportCardChangeInput!) {
      updateReportCard(id: $id, input: $input) { id teacherComments }
    }`,
    variables: async (world) => ({ id: await someCard(world), input: { teacherComments: 'Changed.' } }),
    sees: (_world, _who, { id }) => ({ updateReportCard: { id, teacherComments: 'Changed.' } }),
  },
  'Mutation.deleteReportCard': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteReportCard(id: $id) { id } }',
    variables: async (world) => ({ id: await someCard(world) }),
    sees: (_world, _who, { id }) => ({ deleteReportCard: { id } }),
  },
  'Mutation.restoreReportCard': {
    may: 'admin',
    document: 'mutation ($id: Int!) { restoreReportCard(id: $id) { id removedAt } }',
    variables: async (world) => ({ id: await someCard(world, { deletedAt: new Date().toISOString() }) }),
    sees: (_world, _who, { id }) => ({ restoreReportCard: { id, removedAt: null } }),
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

export const reportCardRoutes: RouteRows = {
  'GET /api/admin/report-cards': {
    may: 'admin',
    sees: async (world) => ({
      success: true,
      reportCards: (await allCards(world)).map((card) => expect.objectContaining(card)),
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
  'GET /api/admin/report-cards/batch': {
    may: 'admin',
    search: '?term=Term%201&year=2026&as=print',
    sees: ({ children }) => {
      const total = Object.keys(children).length
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
    sees: (_world, who) => (who === 'parent' || who === 'admin' ? { file: 'application/pdf' } : refused('NOT_FOUND')),
  },
  'POST /api/admin/send-parent-notification': {
    may: 'admin',
    body: ({ children }) => ({ childId: children.parent, subject: 'Hello', message: 'Good news.' }),
    sees: () => ({ success: true, message: 'Notification sent to 1 parent(s)', emailsSent: 1 }),
  },
}

/** Through a child in hand: their own children's cards, and nobody else's. */
export const reportCardServices: ServiceRows = {
  'report cards of a child': {
    may: 'signed in',
    call: async (context, { children }) =>
      (await publishedOf(context, reportCards, children.otherParent)).map(({ teacherComments }) => teacherComments),
    sees: (_world, who) => (who === 'admin' || who === 'otherParent' ? ['Comments for otherParent'] : []),
  },
  'a report card': {
    may: 'signed in',
    call: async (context, world, who) => (await readPublished(context, reportCards, await cardFor(world, who))).year,
    sees: (_world, who) => (mayReadIt(who) ? 2026 : refused('NOT_FOUND')),
  },
  'the report cards of a term in one file': {
    may: 'admin',
    call: async (context) => {
      const query = { term: 'Term 1', year: 2026, as: 'zip' } as const
      for await (const { total } of await reportCardBatch(context, query)) return total
    },
    sees: ({ children }) => Object.keys(children).length,
  },
  'who looked at a report card': {
    may: 'admin',
    call: async (context, world, who) => openingsOf(context, reportCards, { id: await cardFor(world, who) }),
    sees: () => expect.any(Array),
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
