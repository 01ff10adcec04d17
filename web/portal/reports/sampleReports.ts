import type { ParentAcademicReportQuery, ParentReportCardQuery } from './reports.generated.ts'
import type { ReportChild } from './papers.ts'

const lerato = { id: 1, firstName: 'Lerato', lastName: 'Mokoena' }

export const reportChildren: ReportChild[] = [
  {
    ...lerato,
    reportCards: [
      { id: 12, term: 'Term 3', year: 2026, dateIssued: '2026-09-25', isNew: true },
      { id: 9, term: 'Term 2', year: 2026, dateIssued: '2026-06-26', isNew: false },
    ],
    academicReports: [
      { id: 5, title: 'Half-way through the year', type: 'progress', writtenOn: '2026-11-06', isNew: true },
    ],
  },
  { id: 4, firstName: 'Thabo', lastName: 'Mokoena', reportCards: [], academicReports: [] },
]

export const leratosCard: ParentReportCardQuery['reportCard'] = {
  id: 12,
  term: 'Term 3',
  year: 2026,
  academicProgress: 'Lerato sorts blocks by colour and size and counts to five with a finger on each.',
  socialDevelopment: 'Lerato takes turns at the slide and comforts others who are sad.',
  communicationSkills: null,
  physicalDevelopment: 'Lerato pedals the tricycle round the whole yard.',
  teacherComments: 'A happy term. Please keep reading a picture book together in the evening.',
  dateIssued: '2026-09-25',
  child: lerato,
}

export const leratosReport: ParentAcademicReportQuery['academicReport'] = {
  id: 5,
  title: 'Half-way through the year',
  type: 'progress',
  content: 'How Lerato is doing\nLerato has settled into the routine of the class.\n\nWhat comes next\nScissors.',
  writtenOn: '2026-11-06',
  child: lerato,
}
