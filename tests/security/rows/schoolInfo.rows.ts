import { expect } from 'vitest'
import { settings } from '#graphql/database/startingContent.rules.ts'
import { documentNames } from '#graphql/downloads/downloads.rules.ts'
import { listDocuments, replaceDocument, restoreDocument } from '#graphql/downloads/downloads.service.ts'
import { editedSettings } from '#graphql/settings/editSettings.service.ts'
import { buildForm, buildPdf } from '#tests/factories/files.ts'
import type { OperationRow, OperationRows, RouteRows, ServiceRows } from '../row.ts'
import type { World } from '../people.ts'

const insert = async (world: World, table: string, row: object): Promise<number> =>
  (await world.server.db(table).insert(row).returning('id'))[0].id

const removed = () => ({ deletedAt: new Date().toISOString() })
const addNotice = (world: World, more: object = {}) =>
  insert(world, 'notices', {
    title: `Draft ${world.serial()}`,
    message: 'Soon.',
    // far enough from now that nobody reads it
    publishFrom: '2090-01-01',
    ...more,
  })
const addQuestion = (world: World, more: object = {}) =>
  insert(world, 'faq_entries', {
    question: `Question ${world.serial()}?`,
    answer: 'Answer.',
    position: 99,
    isPublished: false,
    ...more,
  })
const addClosedDays = (world: World, more: object = {}) =>
  insert(world, 'closed_days', { fromDate: '2024-02-05', toDate: '2024-02-06', reason: 'Repairs', ...more })

/** A change of one record by its number, which answers the number. */
const byId = (name: string, add: (world: World) => Promise<number>): OperationRow => ({
  may: 'admin',
  document: `mutation ($id: Int!) { ${name}(id: $id) { id } }`,
  variables: async (world) => ({ id: await add(world) }),
  sees: (_world, _who, { id }) => ({ [name]: { id } }),
})

const { centreHours, programHours } = settings.centre
const { halfDayEnds } = settings.feeTerms
const documents = {
  centreDocuments: documentNames.map((name) => ({ name, fileName: null })),
}

export const schoolInfoOperations: OperationRows = {
  'Query.notices': {
    may: 'admin',
    document: '{ notices(first: 200) { edges { node { id title } } } }',
    sees: async ({ server: { db } }) => ({
      notices: {
        edges: expect.arrayContaining(
          (await db('notices').whereNull('deleted_at').select('id', 'title')).map((node) => ({ node })),
        ),
      },
    }),
  },
  'Query.notice': {
    may: 'admin',
    document: 'query ($id: Int!) { notice(id: $id) { id } }',
    variables: async (world) => ({ id: await addNotice(world) }),
    sees: (_world, _who, { id }) => ({ notice: { id } }),
  },
  'Mutation.saveNotice': {
    may: 'admin',
    document: 'mutation ($input: NoticeInput!) { saveNotice(input: $input) { title classId } }',
    variables: ({ classId, serial }) => ({
      input: {
        title: `Notice ${serial()}`,
        message: 'Soon.',
        audience: 'class',
        classId,
        isUrgent: false,
        publishFrom: '2090-01-01',
      },
    }),
    sees: ({ classId }, _who, { input }) => ({ saveNotice: { title: (input as { title: string }).title, classId } }),
  },
  'Mutation.deleteNotice': byId('deleteNotice', addNotice),
  'Mutation.restoreNotice': byId('restoreNotice', (world) => addNotice(world, removed())),
  'Query.faqEntries': {
    may: 'admin',
    document: '{ faqEntries { id question isPublished } }',
    sees: async ({ server: { db } }) => ({
      faqEntries: await db('faq_entries')
        .whereNull('deleted_at')
        .orderBy(['position', 'id'])
        .select('id', 'question', 'isPublished'),
    }),
  },
  'Mutation.saveFaqEntry': {
    may: 'admin',
    document: 'mutation ($input: FaqInput!) { saveFaqEntry(input: $input) { question answer isPublished } }',
    variables: ({ serial }) => ({
      input: { question: `May we park ${serial()}?`, answer: 'In the lane.', isPublished: false },
    }),
    sees: (_world, _who, { input }) => ({ saveFaqEntry: input }),
  },
  'Mutation.moveFaqEntry': byId('moveFaqEntry', addQuestion),
  'Mutation.deleteFaqEntry': byId('deleteFaqEntry', addQuestion),
  'Mutation.restoreFaqEntry': byId('restoreFaqEntry', (world) => addQuestion(world, removed())),
  'Query.closedDays': {
    may: 'anyone',
    document: '{ closedDays(from: "2024-03-04", to: "2024-03-05") { reason } }',
    variables: async (world) => {
      const known = await world.server.db('closed_days').where({ fromDate: '2024-03-04' })
      if (known.length === 0) await addClosedDays(world, { fromDate: '2024-03-04', toDate: '2024-03-04' })
      return {}
    },
    sees: () => ({ closedDays: [{ reason: 'Repairs' }] }),
  },
  'Mutation.saveClosedDays': {
    may: 'admin',
    document: 'mutation ($input: ClosedDaysInput!) { saveClosedDays(input: $input) { fromDate toDate reason } }',
    variables: () => ({ input: { fromDate: '2024-02-05', toDate: '2024-02-06', reason: 'Repairs' } }),
    sees: (_world, _who, { input }) => ({ saveClosedDays: input }),
  },
  'Mutation.deleteClosedDays': byId('deleteClosedDays', addClosedDays),
  'Mutation.restoreClosedDays': byId('restoreClosedDays', (world) => addClosedDays(world, removed())),
  'Query.allPrograms': {
    may: 'admin',
    document: '{ allPrograms { code } }',
    sees: async ({ server: { db } }) => ({ allPrograms: await db('programs').orderBy('position').select('code') }),
  },
  'Mutation.updateProgram': {
    may: 'admin',
    document: 'mutation ($input: ProgramInput!) { updateProgram(input: $input) { id title } }',
    variables: async ({ server: { db } }) => {
      const { id, title, description, ageLabel, tags, offers } = await db('programs')
        .where({ code: 'aftercare' })
        .first()
      return { input: { id, title, description, ageLabel, tags, offers, isActive: true } }
    },
    sees: (_world, _who, { input }) => {
      const { id, title } = input as { id: number; title: string }
      return { updateProgram: { id, title } }
    },
  },
  'Query.editedSettings': {
    may: 'admin',
    document: '{ editedSettings { statistics { value } centreHours { opens } halfDayEnds } }',
    sees: () => ({
      editedSettings: {
        statistics: settings.statistics.map(({ value }) => ({ value })),
        centreHours: { opens: centreHours.opens },
        halfDayEnds,
      },
    }),
  },
  'Mutation.updateStatistics': {
    may: 'admin',
    document: 'mutation ($input: StatisticsInput!) { updateStatistics(input: $input) { halfDayEnds } }',
    variables: () => ({ input: { statistics: settings.statistics } }),
    sees: () => ({ updateStatistics: { halfDayEnds } }),
  },
  'Mutation.updateHours': {
    may: 'admin',
    document: 'mutation ($input: AllHoursInput!) { updateHours(input: $input) { programHours { closes } } }',
    variables: () => ({ input: { centreHours, programHours, halfDayEnds } }),
    sees: () => ({ updateHours: { programHours: { closes: programHours.closes } } }),
  },
  'Query.centreDocuments': {
    may: 'admin',
    document: '{ centreDocuments { name fileName } }',
    variables: async (world) => {
      await world.server.db('replaced_documents').delete()
      return {}
    },
    sees: () => documents,
  },
  'Mutation.restoreDocument': {
    may: 'admin',
    document: 'mutation { restoreDocument(input: { name: "fee-structure-2024" }) { fileName } }',
    sees: () => ({ restoreDocument: documentNames.map(() => ({ fileName: null })) }),
  },
}

export const schoolInfoRoutes: RouteRows = {
  'POST /api/admin/documents': {
    may: 'admin',
    form: () => buildForm(buildPdf(), 'checklist.pdf', { name: 'enrollment-checklist-2025' }),
    sees: () => ({ success: true, message: 'Document replaced successfully' }),
  },
}

/** Behind the fields and routes that ask first. */
export const schoolInfoServices: ServiceRows = {
  'the documents with what stands for them': {
    may: 'admin',
    call: async (context) => (await listDocuments(context)).map(({ name }) => name),
    sees: () => [...documentNames],
  },
  'an upload in the place of a document': {
    may: 'admin',
    call: async (context) =>
      (await replaceDocument(context, { bytes: buildPdf(), name: 'fees.pdf' }, 'fee-structure-2024')).name,
    sees: () => 'fee-structure-2024',
  },
  'going back to the drawn document': {
    may: 'admin',
    call: async (context) => (await restoreDocument(context, 'fee-structure-2024')).length,
    sees: () => 3,
  },
  'the settings as they are edited': {
    may: 'admin',
    call: async (context) => (await editedSettings(context)).halfDayEnds,
    sees: () => halfDayEnds,
  },
}
