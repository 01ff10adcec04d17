import type { Knex } from 'knex'
import { addDays } from '#graphql/values/dates.ts'
import { momentAgo } from './moment.ts'
import { openDay } from './openDay.ts'

/** `in` counts days from today, up to the next one on which the centre is open; signups name the families by their number, 0 being that of the demo parent. */
const requests = [
  {
    eventTitle: 'Vegetable garden morning',
    className: 'All Classes',
    venue: 'Vegetable garden',
    in: 11,
    startTime: '08:00',
    endTime: '11:00',
    volunteersNeeded: 6,
    description: 'We plant spinach, beans and marigolds with the children. Please bring gloves and a hat.',
    notes: 'Spades and compost are in the shed.',
    status: 'active',
    signups: [
      { family: 3, status: 'confirmed', skills: 'I have a trailer for compost.' },
      { family: 7, status: 'confirmed', skills: null },
      { family: 12, status: 'pending', skills: 'Good with small children, less so with spades.' },
    ],
  },
  {
    eventTitle: 'Concert helpers',
    className: 'Young Scholars (3-4 years)',
    venue: 'Hall',
    in: 17,
    startTime: '08:15',
    endTime: '10:30',
    volunteersNeeded: 3,
    description: 'Help the children into their costumes, and hand out juice afterwards.',
    notes: null,
    status: 'active',
    signups: [
      { family: 0, status: 'confirmed', skills: 'I can sew on a button.' },
      { family: 9, status: 'pending', skills: null },
    ],
  },
  {
    eventTitle: 'Spring market',
    className: 'All Classes',
    venue: 'Parking area',
    in: -24,
    startTime: '09:00',
    endTime: '13:00',
    volunteersNeeded: 5,
    description: 'Stalls with plants, cake and second-hand toys for the new climbing frame.',
    notes: 'Raised R4,380.',
    status: 'completed',
    signups: [
      { family: 0, status: 'confirmed', skills: 'Baking' },
      { family: 2, status: 'confirmed', skills: 'I can bring a card machine.' },
      { family: 5, status: 'confirmed', skills: null },
      { family: 8, status: 'confirmed', skills: null },
      { family: 11, status: 'declined', skills: null },
    ],
  },
] as const

interface Family {
  parentId: number
  childId: number
}

/** One child of each family with who is asked first, that of the demo parent at the top. */
const familiesOf = (db: Knex, parentId: number): Promise<Family[]> =>
  db('guardianships')
    .where({ isPrimary: true })
    .groupBy('parent_id')
    .orderByRaw('(parent_id = ?) desc, min(child_id)', [parentId])
    .select('parent_id')
    .min({ childId: 'child_id' })

/** Three volunteer requests, two of them open, with who signed up. */
export async function insertVolunteering(db: Knex, today: string, parentId: number) {
  const rows: { id: number }[] = await db('volunteer_requests')
    .insert(
      requests.map(({ in: days, signups: _signups, ...row }) => ({ ...row, startDate: openDay(addDays(today, days)) })),
    )
    .returning('id')
  const families = await familiesOf(db, parentId)
  await db('volunteer_signups').insert(
    requests.flatMap(({ signups, in: days }, index) =>
      signups.map(({ family, status, skills }, order) => ({
        requestId: rows[index]?.id,
        ...families[family],
        status,
        specialSkills: skills,
        createdAt: momentAgo(today, 6 - Math.min(0, days) - order, 18),
      })),
    ),
  )
}
