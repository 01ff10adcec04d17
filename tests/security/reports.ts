import type { World } from './world.ts'

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
