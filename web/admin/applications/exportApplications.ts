import { applicationStatusLabels } from '#graphql/enrollment/enrollment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { csvOf } from '../shared/export/csv.ts'
import { downloadCsv } from '../shared/export/download.ts'
import { type ListedApplication, programLabel, statusOf } from './application.ts'

const head = ['Reference', 'Status', 'Child', 'Date of birth', 'Allergies', 'Parent', 'Program', 'Start', 'Received']

export const applicationsAsCsv = (applications: readonly ListedApplication[]) =>
  csvOf([
    head,
    ...applications.map((application) => [
      application.reference,
      applicationStatusLabels[statusOf(application)],
      application.childName,
      application.childDob,
      application.allergies ?? '',
      application.parentName,
      programLabel(application.program),
      application.startDate,
      todayInJohannesburg(new Date(application.createdAt)),
    ]),
  ])

/** Saves the applications that are shown as a file. */
export const exportApplications = (applications: readonly ListedApplication[]) =>
  downloadCsv(`applications-${todayInJohannesburg()}.csv`, applicationsAsCsv(applications))
