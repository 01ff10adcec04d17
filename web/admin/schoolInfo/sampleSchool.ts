import { familyReach } from '#web/admin/shared/people/pickerMocks.ts'
import { faq, programs, settings } from '#graphql/database/startingContent.rules.ts'
import { documentNames, documentPath, documentTitles } from '#graphql/downloads/downloads.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  DeleteFaqEntryDocument,
  DeleteNoticeDocument,
  EditedSettingsDocument,
  MoveFaqEntryDocument,
  OpenedNoticeDocument,
  RestoreDocumentDocument,
  RestoreNoticeDocument,
  SaveClosedDaysDocument,
  SaveFaqEntryDocument,
  SaveNoticeDocument,
  SchoolClosedDaysDocument,
  type SchoolClosedDaysQuery,
  SchoolDocumentsDocument,
  type SchoolDocumentsQuery,
  SchoolFaqDocument,
  SchoolNoticesDocument,
  type SchoolNoticesQuery,
  SchoolProgramsDocument,
  type SchoolProgramsQuery,
  UpdateHoursDocument,
  UpdateProgramDocument,
  UpdateStatisticsDocument,
} from './schoolInfo.generated.ts'

const today = todayInJohannesburg()
const moment = (days: number) => `${addDays(today, days)}T06:00:00.000Z`

const notice = { audience: 'all', classId: null, isUrgent: false, publishUntil: null, mailedAt: null, version: 1 }

const sampleNotices: SchoolNoticesQuery['notices']['edges'][number]['node'][] = [
  { ...notice, id: 4, title: 'Sports day', message: 'In the park.', publishFrom: moment(5) },
  {
    ...notice,
    id: 3,
    title: 'No water today',
    message: 'Please send two full bottles.\n<b>Thank you!</b>',
    isUrgent: true,
    audience: 'class',
    classId: 2,
    publishFrom: moment(-1),
    mailedAt: moment(-1),
  },
  { ...notice, id: 2, title: 'Staff meeting', message: 'At five.', audience: 'staff', publishFrom: moment(-2) },
  {
    ...notice,
    id: 1,
    title: 'A title that somebody made so long that it does not fit into one line of a table on most screens',
    message: 'Over.',
    publishFrom: moment(-9),
    publishUntil: moment(-3),
  },
]

/** A busy week: what is planned, what is out, one of them urgent, and what is over. */
export const busyNotices = (): typeof sampleNotices => [
  {
    ...notice,
    id: 31,
    title: 'Concert on Friday 11 December',
    message: 'Every class sings one song. Doors open at 09:00; please be seated by 09:20.',
    publishFrom: moment(3),
    publishUntil: moment(17),
  },
  {
    ...notice,
    id: 30,
    title: 'No water today',
    message: 'The municipality is mending the main pipe. Please send two full bottles with your child.',
    isUrgent: true,
    publishFrom: moment(0),
    mailedAt: moment(0),
  },
  {
    ...notice,
    id: 29,
    title: 'Water play starts soon',
    message: "Please send a hat, a towel and spare clothes with your child's name on them.",
    audience: 'class',
    classId: 3,
    publishFrom: moment(-1),
  },
  {
    ...notice,
    id: 28,
    title: 'Fire drill on Thursday at ten',
    message: 'Class lists are in the office.',
    audience: 'staff',
    publishFrom: moment(-2),
  },
  {
    ...notice,
    id: 27,
    title: 'Closed on Wednesday 16 December',
    message: 'The centre is closed on the Day of Reconciliation, a public holiday.',
    publishFrom: moment(-4),
    publishUntil: moment(22),
  },
  {
    ...notice,
    id: 26,
    title: 'Chickenpox in the class: what to look for in the next three weeks, and when a child may come back',
    message: 'Spots, fever, tiredness. A child comes back when every spot has dried, which takes about six days.',
    audience: 'class',
    classId: 2,
    isUrgent: true,
    publishFrom: moment(-6),
    mailedAt: moment(-6),
  },
  {
    ...notice,
    id: 25,
    title: '2027 fees',
    message: 'The new fees are in the documents of the website.',
    publishFrom: moment(-12),
  },
  {
    ...notice,
    id: 24,
    title: 'Spring market',
    message: 'Thank you! Together we raised R4,380 for the climbing frame.',
    publishFrom: moment(-38),
    publishUntil: moment(-10),
  },
]

const samplePrograms = programs.map((program, index): SchoolProgramsQuery['allPrograms'][number] => ({
  ...program,
  id: index + 1,
  pictureId: null,
  isActive: index < 5,
  version: 1,
}))

const sampleClosing: SchoolClosedDaysQuery['closedDays'][number] = {
  id: 1,
  fromDate: addDays(today, 30),
  toDate: addDays(today, 41),
  reason: 'Year-end break',
  version: 1,
}

/** A server in memory. Answers given by the story come first. */
export function schoolServer(overrides: readonly Mock[] = [], listed = sampleNotices): Mock[] {
  let notices = [...listed]
  let questions = faq.map((entry, index) => ({ ...entry, id: index + 1, isPublished: index !== 7, version: 1 }))
  let closings: SchoolClosedDaysQuery['closedDays'] = [sampleClosing]
  let documents: SchoolDocumentsQuery['centreDocuments'] = documentNames.map((name, index) => ({
    name,
    title: documentTitles[name],
    path: documentPath(name),
    ...(index === 1
      ? { fileName: 'Our fees 2026.pdf', byteCount: 412_000, replacedAt: moment(-3) }
      : { fileName: null, byteCount: null, replacedAt: null }),
  }))
  const { statistics, centre, feeTerms } = settings
  const edited = {
    statistics,
    statisticsVersion: 1,
    centreHours: centre.centreHours,
    programHours: centre.programHours,
    halfDayEnds: feeTerms.halfDayEnds,
    hoursVersion: 1,
  }
  return [
    ...overrides,
    mockOf(SchoolNoticesDocument, (page) => ({
      notices: pageOf(notices, page),
      classes: [
        { id: 2, name: 'Explorers' },
        { id: 3, name: 'Little Learners' },
      ],
    })),
    mockOf(OpenedNoticeDocument, ({ id }) => {
      const found = notices.find((row) => row.id === id)
      return found ? { notice: found } : failure('This notice was not found. It may have been removed.', 'NOT_FOUND')
    }),
    familyReach,
    mockOf(SaveNoticeDocument, ({ input }) => {
      const id = input.id ?? 9
      const { title, message, audience, isUrgent, classId = null } = input
      const saved = { ...notice, id, title, message, audience, isUrgent, classId, publishFrom: moment(0) }
      notices = [saved, ...notices.filter((row) => row.id !== id)]
      return { saveNotice: { id, version: 2 } }
    }),
    mockOf(DeleteNoticeDocument, ({ id }) => {
      notices = notices.filter((row) => row.id !== id)
      return { deleteNotice: { id } }
    }),
    mockOf(RestoreNoticeDocument, ({ id }) => {
      notices = [...notices, ...sampleNotices.filter((row) => row.id === id)]
      return { restoreNotice: { id } }
    }),
    mockOf(SchoolProgramsDocument, { allPrograms: samplePrograms, gallery: [{ id: 1, title: 'Play mat' }] }),
    mockOf(UpdateProgramDocument, ({ input: { id, title, tags, offers } }) => {
      const before = samplePrograms.find((program) => program.id === id) as (typeof samplePrograms)[number]
      return { updateProgram: { ...before, title, tags: [tags].flat(), offers: [offers].flat(), version: 2 } }
    }),
    mockOf(SchoolFaqDocument, () => ({ faqEntries: questions })),
    mockOf(SaveFaqEntryDocument, ({ input }) => {
      const { question, answer, isPublished } = input
      const saved = { id: input.id ?? 20, question, answer, isPublished, version: 2 }
      questions = [...questions.filter(({ id }) => id !== saved.id), saved]
      return { saveFaqEntry: saved }
    }),
    mockOf(MoveFaqEntryDocument, ({ id, beforeId }) => {
      const moved = questions.filter((row) => row.id === id)
      const others = questions.filter((row) => row.id !== id)
      const at = beforeId == null ? others.length : others.findIndex((row) => row.id === beforeId)
      questions = [...others.slice(0, at), ...moved, ...others.slice(at)]
      return { moveFaqEntry: { id, version: 2 } }
    }),
    mockOf(DeleteFaqEntryDocument, ({ id }) => {
      questions = questions.filter((row) => row.id !== id)
      return { deleteFaqEntry: { id } }
    }),
    mockOf(EditedSettingsDocument, { editedSettings: edited }),
    mockOf(UpdateStatisticsDocument, { updateStatistics: { statisticsVersion: 2 } }),
    mockOf(UpdateHoursDocument, { updateHours: { hoursVersion: 2 } }),
    mockOf(SchoolClosedDaysDocument, () => ({ closedDays: closings })),
    mockOf(SaveClosedDaysDocument, ({ input: { fromDate, toDate, reason } }) => {
      closings = [...closings, { id: 2, fromDate, toDate, reason, version: 1 }]
      return { saveClosedDays: { id: 2, version: 1 } }
    }),
    mockOf(SchoolDocumentsDocument, () => ({ centreDocuments: documents })),
    mockOf(RestoreDocumentDocument, () => {
      documents = documents.map((document) => ({ ...document, fileName: null, byteCount: null, replacedAt: null }))
      return { restoreDocument: documents }
    }),
  ]
}
