import { standardTemplates } from '#graphql/academicReports/standardTemplates.rules.ts'
import { matches } from '#graphql/values/search.ts'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { childPickers, sampleChildNames } from '#web/admin/shared/people/pickerMocks.ts'
import { centreChild } from '#web/admin/shared/people/sampleCentre.ts'
import {
  AcademicReportsDocument,
  CreateAcademicReportDocument,
  CreateReportTemplateDocument,
  DeleteAcademicReportDocument,
  DeleteReportTemplateDocument,
  EditedAcademicReportDocument,
  RemovedAcademicReportsDocument,
  ReportAnalyticsDocument,
  type ReportAnalyticsQuery,
  ReportTemplatesDocument,
  RestoreAcademicReportDocument,
  RestoreReportTemplateDocument,
  SendAcademicReportDocument,
  UpdateAcademicReportDocument,
} from './academicReports.generated.ts'
import { childOf, type Report } from './reports.ts'

const report = (id: number, childId: number, title: string, type: string, sentAt: string | null): Report => ({
  id,
  childId,
  title,
  type,
  status: sentAt ? 'sent' : 'completed',
  writtenOn: '2026-11-06',
  sentAt,
  version: 1,
  child: sampleChildNames.find((child) => child.id === childId) ?? null,
  openings: sentAt ? [{ firstName: 'Thandi', openedAt: '2026-11-12T16:04:00.000Z' }] : [],
})

const sampleReports = (): Report[] => [
  report(3, 2, 'Settling in after the move to the new class', 'behavioural', null),
  report(2, 1, 'Half-way through the year', 'progress', '2026-11-10T09:00:00.000Z'),
  report(1, 4, 'Term End Assessment', 'academic', '2026-09-25T09:00:00.000Z'),
]

const written = (
  id: number,
  name: string,
  title: string,
  [type, writtenOn]: [string, string],
  sentAt: string | null = `${writtenOn}T11:20:00.000Z`,
  openings: Report['openings'] = [],
): Report => {
  const child = centreChild(name)
  return { ...report(id, child.id, title, type, sentAt), writtenOn, child, openings }
}
const opened = (firstName: string, day: string) => ({ firstName, openedAt: `${day}T16:04:00.000Z` })

/** The reports of the last weeks: three wait to be sent, some are not opened yet. */
export const busyReports = (): Report[] => [
  written(25, 'Hannah', 'Monthly Progress Update', ['progress', '2026-11-20'], null),
  written(24, 'Oratile', 'Goodbyes in the morning', ['behavioural', '2026-11-18'], null),
  written(
    23,
    'Keabetswe',
    'Settling in after the move to the new class, and what her grandmother and we have agreed for the mornings',
    ['progress', '2026-11-16'],
    null,
  ),
  written(22, 'Lerato', 'Monthly Progress Update', ['progress', '2026-11-13'], undefined, [
    opened('Thandi', '2026-11-14'),
  ]),
  written(21, 'Thabo', 'Term End Assessment', ['academic', '2026-11-12']),
  written(20, 'Yusuf', 'Support for hearing', ['special', '2026-11-10'], undefined, [
    opened('Fatima', '2026-11-10'),
    opened('Imran', '2026-11-11'),
  ]),
  written(19, 'Zoë', 'Development update', ['development', '2026-11-06'], undefined, [opened('Anita', '2026-11-07')]),
  written(18, 'Itumeleng', 'Term End Assessment', ['academic', '2026-10-30']),
  written(17, 'Isabella', 'How Isabella is settling in', ['progress', '2026-10-23'], undefined, [
    opened('Elmarie', '2026-10-23'),
  ]),
  written(16, 'Amogelang', 'Monthly Progress Update', ['progress', '2026-10-16'], undefined, [
    opened('Lindiwe', '2026-10-18'),
  ]),
  written(15, 'Emma', 'Behavioural Assessment', ['behavioural', '2026-10-09']),
  written(14, 'Johan', 'Academic Achievement', ['academic', '2026-09-30'], undefined, [opened('Carin', '2026-10-01')]),
]

const sampleAnalytics: ReportAnalyticsQuery['reportAnalytics'] = {
  total: 31,
  sent: 24,
  byType: [
    { name: 'progress', count: 12 },
    { name: 'behavioural', count: 4 },
    { name: 'academic', count: 8 },
    { name: 'development', count: 5 },
    { name: 'special', count: 2 },
  ],
  byClass: [
    { name: 'Explorers', count: 9 },
    { name: 'Little Learners', count: 22 },
  ],
  byMonth: [1, 0, 2, 3, 1, 4, 2, 0, 5, 3, 6, 4].map((count, index) => ({
    name: index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`,
    count,
  })),
}

/** A server in memory for stories in which reports are changed. Answers given by the story come first. */
export function reportServer(overrides: readonly Mock[] = [], listed = sampleReports()): Mock[] {
  let reports = listed
  let removed: Report[] = []
  let templates = [{ id: 1, name: 'Swimming', type: 'special', content: '{child} has learned to float.', version: 1 }]
  let removedTemplates: typeof templates = []
  const missing = () => failure('This report was not found.', 'NOT_FOUND')
  return [
    ...overrides,
    ...childPickers,
    mockOf(AcademicReportsDocument, ({ type, search, ...page }) => {
      const found = reports.filter(
        (each) => (!type || each.type === type) && matches(search ?? '', each.title, childOf(each)),
      )
      return { academicReports: pageOf(found, page) }
    }),
    mockOf(EditedAcademicReportDocument, ({ id }) => {
      const found = reports.find((each) => each.id === id)
      return found ? { academicReport: { ...found, content: 'Lerato counts to twenty.' } } : missing()
    }),
    mockOf(CreateAcademicReportDocument, ({ input }) => {
      reports = [report(9, Number(input.childId), input.title, input.type, null), ...reports]
      return { createAcademicReport: { id: 9 } }
    }),
    mockOf(UpdateAcademicReportDocument, ({ id, input }) => {
      const found = reports.find((each) => each.id === id)
      if (!found) return missing()
      const changed = { ...found, title: input.title ?? found.title, version: 2 }
      reports = reports.map((each) => (each.id === id ? changed : each))
      return { updateAcademicReport: { ...changed, content: input.content ?? '' } }
    }),
    mockOf(SendAcademicReportDocument, ({ id }) => {
      const sentAt = '2026-11-21T08:00:00.000Z'
      reports = reports.map((each) => (each.id === id ? { ...each, status: 'sent', sentAt } : each))
      return { sendAcademicReport: { id, status: 'sent', sentAt, version: 2 } }
    }),
    mockOf(DeleteAcademicReportDocument, ({ id }) => {
      removed = [...removed, ...reports.filter((each) => each.id === id)]
      reports = reports.filter((each) => each.id !== id)
      return { deleteAcademicReport: { id, removedAt: '2026-11-21T08:00:00.000Z' } }
    }),
    mockOf(RestoreAcademicReportDocument, ({ id }) => {
      reports = [...removed.filter((each) => each.id === id), ...reports]
      removed = removed.filter((each) => each.id !== id)
      return { restoreAcademicReport: { id, removedAt: null } }
    }),
    mockOf(RemovedAcademicReportsDocument, (page) => ({
      removedAcademicReports: pageOf(
        removed.map(({ id, title, child }) => ({ id, title, child, removedAt: '2026-11-21T08:00:00.000Z' })),
        page,
      ),
    })),
    mockOf(ReportTemplatesDocument, () => ({
      standardReportTemplates: [...standardTemplates],
      reportTemplates: templates,
    })),
    mockOf(CreateReportTemplateDocument, ({ input }) => {
      templates = [...templates, { ...input, id: 2, version: 1 }]
      return { createReportTemplate: { id: 2 } }
    }),
    mockOf(DeleteReportTemplateDocument, ({ id }) => {
      removedTemplates = templates.filter((each) => each.id === id)
      templates = templates.filter((each) => each.id !== id)
      return { deleteReportTemplate: { id } }
    }),
    mockOf(RestoreReportTemplateDocument, ({ id }) => {
      templates = [...templates, ...removedTemplates]
      return { restoreReportTemplate: { id } }
    }),
    mockOf(ReportAnalyticsDocument, { reportAnalytics: sampleAnalytics }),
  ]
}
