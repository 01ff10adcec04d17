import { expect } from 'vitest'
import { academicReports } from '#graphql/academicReports/academicReports.service.ts'
import { isNew, openingsOf, publishedOf } from '#graphql/reportCards/publication.service.ts'
import { type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'

const text = { title: 'A report', type: 'progress', content: 'A joy.' }
const newReport = async ({ server }: World) => ({ childId: await server.addChild(), ...text })

const someReport = async (world: World, values: object = {}): Promise<number> =>
  (
    await world.server
      .db('academic_reports')
      .insert({ ...(await newReport(world)), writtenOn: world.today, ...values })
      .returning('id')
  )[0].id

const removedReport = (world: World) => someReport(world, { deletedAt: new Date().toISOString() })

/** The report that was sent to a family. */
const sentTo = async ({ server: { db }, children }: World, owner: keyof World['children']): Promise<number> =>
  (await db('academic_reports').where({ childId: children[owner], status: 'sent', deletedAt: null }).first('id')).id

/** The report that each person asks for: a parent tries that of another family, a teacher one that was not sent yet. */
async function reportFor(world: World, who: Person): Promise<number> {
  if (who === 'teacher') return someReport(world, { childId: world.children.teacher })
  return sentTo(world, 'otherParent')
}

const mayReadIt = (who: Person) => who === 'admin' || who === 'otherParent'

const allReports = ({ server: { db } }: World): Promise<{ id: number; childId: number }[]> =>
  db('academic_reports')
    .where({ deletedAt: null })
    .orderBy([
      { column: 'written_on', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select('id', 'childId')

const given = (variables: Record<string, unknown>) => variables.input as Record<string, unknown>
const template = { name: 'Swimming', type: 'special', content: 'Floats.' }
const someTemplate = async ({ server: { db } }: World, values: object = {}): Promise<number> =>
  (
    await db('report_templates')
      .insert({ ...template, ...values })
      .returning('id')
  )[0].id

export const academicReportOperations: OperationRows = {
  'Query.academicReports': {
    may: 'admin',
    document: '{ academicReports(first: 200) { edges { node { id childId child { id } } } totalCount } }',
    sees: async (world) => {
      const edges = (await allReports(world)).map((report) => ({ node: { ...report, child: { id: report.childId } } }))
      return { academicReports: { edges, totalCount: edges.length } }
    },
  },
  'Query.removedAcademicReports': {
    may: 'admin',
    document: '{ removedAcademicReports { edges { node { id } } totalCount } }',
    variables: async (world) => ({ id: await removedReport(world) }),
    sees: (_world, _who, { id }) => ({
      removedAcademicReports: { edges: expect.arrayContaining([{ node: { id } }]), totalCount: expect.any(Number) },
    }),
  },
  'Query.academicReport': {
    may: 'signed in',
    document: 'query ($id: Int!) { academicReport(id: $id) { id content isNew } }',
    variables: async (world, who) => ({ id: await reportFor(world, who) }),
    sees: (_world, who, { id }) =>
      mayReadIt(who)
        ? { academicReport: { id, content: 'Report for otherParent', isNew: expect.any(Boolean) } }
        : refused('NOT_FOUND'),
  },
  'Query.reportAnalytics': {
    may: 'admin',
    document: '{ reportAnalytics { total } }',
    sees: async (world) => ({ reportAnalytics: { total: (await allReports(world)).length } }),
  },
  'Query.standardReportTemplates': {
    may: 'admin',
    document: '{ standardReportTemplates { key } }',
    sees: () => ({ standardReportTemplates: expect.arrayContaining([{ key: 'term-end' }]) }),
  },
  'Query.reportTemplates': {
    may: 'admin',
    document: '{ reportTemplates { id } }',
    variables: async (world) => ({ id: await someTemplate(world) }),
    sees: (_world, _who, { id }) => ({ reportTemplates: expect.arrayContaining([{ id }]) }),
  },
  'Mutation.createAcademicReport': {
    may: 'admin',
    document: `mutation ($input: AcademicReportInput!) {
      createAcademicReport(input: $input) { childId title type content }
    }`,
    variables: async (world) => ({ input: await newReport(world) }),
    sees: (_world, _who, variables) => ({ createAcademicReport: given(variables) }),
  },
  'Mutation.updateAcademicReport': {
    may: 'admin',
    document: `mutation ($id: Int!, $input: AcademicReportChangeInput!) {
      updateAcademicReport(id: $id, input: $input) { id content }
    }`,
    variables: async (world) => ({ id: await someReport(world), input: { content: 'Changed.' } }),
    sees: (_world, _who, { id }) => ({ updateAcademicReport: { id, content: 'Changed.' } }),
  },
  'Mutation.sendAcademicReport': {
    may: 'admin',
    document: 'mutation ($id: Int!) { sendAcademicReport(id: $id) { id status } }',
    variables: async (world) => ({
      id: await someReport(world, {
        childId: await world.server.addChild({}, [(await world.server.addUser()).id]),
      }),
    }),
    sees: (_world, _who, { id }) => ({ sendAcademicReport: { id, status: 'sent' } }),
  },
  'Mutation.deleteAcademicReport': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteAcademicReport(id: $id) { id } }',
    variables: async (world) => ({ id: await someReport(world) }),
    sees: (_world, _who, { id }) => ({ deleteAcademicReport: { id } }),
  },
  'Mutation.restoreAcademicReport': {
    may: 'admin',
    document: 'mutation ($id: Int!) { restoreAcademicReport(id: $id) { id removedAt } }',
    variables: async (world) => ({ id: await removedReport(world) }),
    sees: (_world, _who, { id }) => ({ restoreAcademicReport: { id, removedAt: null } }),
  },
  'Mutation.openAcademicReport': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { openAcademicReport(id: $id) { id } }',
    variables: async (world, who) => ({ id: await reportFor(world, who) }),
    sees: (_world, who, { id }) => (mayReadIt(who) ? { openAcademicReport: { id } } : refused('NOT_FOUND')),
  },
  'Mutation.createReportTemplate': {
    may: 'admin',
    document: 'mutation ($input: ReportTemplateInput!) { createReportTemplate(input: $input) { name type content } }',
    variables: () => ({ input: template }),
    sees: () => ({ createReportTemplate: template }),
  },
  'Mutation.updateReportTemplate': {
    may: 'admin',
    document: `mutation ($id: Int!, $input: ReportTemplateChangeInput!) {
      updateReportTemplate(id: $id, input: $input) { id name }
    }`,
    variables: async (world) => ({ id: await someTemplate(world), input: { ...template, name: 'Water' } }),
    sees: (_world, _who, { id }) => ({ updateReportTemplate: { id, name: 'Water' } }),
  },
  'Mutation.deleteReportTemplate': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteReportTemplate(id: $id) { id } }',
    variables: async (world) => ({ id: await someTemplate(world) }),
    sees: (_world, _who, { id }) => ({ deleteReportTemplate: { id } }),
  },
  'Mutation.restoreReportTemplate': {
    may: 'admin',
    document: 'mutation ($id: Int!) { restoreReportTemplate(id: $id) { id removedAt } }',
    variables: async (world) => ({ id: await someTemplate(world, { deletedAt: new Date().toISOString() }) }),
    sees: (_world, _who, { id }) => ({ restoreReportTemplate: { id, removedAt: null } }),
  },
}

export const academicReportRoutes: RouteRows = {
  'GET /api/academic-reports/:id/pdf': {
    may: 'signed in',
    id: (world) => sentTo(world, 'parent'),
    sees: (_world, who) => (who === 'parent' || who === 'admin' ? { file: 'application/pdf' } : refused('NOT_FOUND')),
  },
}

/** Through a child in hand: what was sent on their own children, and nobody else's. */
export const academicReportServices: ServiceRows = {
  'reports on a child': {
    may: 'signed in',
    call: async (context, { children }) =>
      (await publishedOf(context, academicReports, children.otherParent)).map(({ content }) => content),
    sees: (_world, who) => {
      if (who === 'admin') return expect.arrayContaining(['Report for otherParent', 'Not sent to otherParent'])
      return who === 'otherParent' ? ['Report for otherParent'] : []
    },
  },
  'who looked at a report': {
    may: 'signed in',
    call: async (context, world) => {
      const academicReportId = await someReport(world)
      const userId = world.accounts.otherParent.id
      await world.server.db('academic_report_openings').insert({ academicReportId, userId })
      return (await openingsOf(context, academicReports, { id: academicReportId })).map(({ firstName }) => firstName)
    },
    sees: ({ accounts }, who) => (who === 'admin' ? [accounts.otherParent.firstName] : []),
  },
  'whether a report is new to the person who asks': {
    may: 'signed in',
    // the other parent has looked at it, which says nothing to anybody else
    call: async (context, world) => {
      const academicReportId = await someReport(world)
      const userId = world.accounts.otherParent.id
      await world.server.db('academic_report_openings').insert({ academicReportId, userId })
      return isNew(context, academicReports, { id: academicReportId })
    },
    sees: (_world, who) => who !== 'otherParent',
  },
}
