import type { World } from './people.ts'

/** Each family has a report card, which says whose it is. */
export async function addReportCards({ db }: World['server'], children: World['children']) {
  const rows = (Object.keys(children) as (keyof World['children'])[]).map((owner) => ({
    childId: children[owner],
    term: 'Term 1',
    year: 2026,
    teacherComments: `Comments for ${owner}`,
    dateIssued: '2026-03-27',
  }))
  await db('report_cards').insert(rows)
}

/** Each family has one report that was sent to it, and one that was not. */
export async function addAcademicReports({ db }: World['server'], children: World['children']) {
  const rows = (Object.keys(children) as (keyof World['children'])[]).flatMap((owner) => {
    const base = { childId: children[owner], title: 'A report', type: 'progress', writtenOn: '2026-03-27' }
    return [
      { ...base, content: `Report for ${owner}`, status: 'sent', sentAt: '2026-03-27T10:00:00Z' },
      { ...base, content: `Not sent to ${owner}`, status: 'completed', sentAt: null },
    ]
  })
  await db('academic_reports').insert(rows)
}
