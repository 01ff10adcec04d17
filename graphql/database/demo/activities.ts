import type { Knex } from 'knex'
import { addDays } from '#graphql/values/dates.ts'
import { placedChildren } from './placements.ts'
import { Random } from './random.ts'
import type { DemoClass } from './classes.ts'
import { openDay } from './openDay.ts'
import type { DemoPeople } from './people.ts'

/** Of its own, so that what comes before and after stays the same however many activities there are. */
const seed = 6_122_026

interface Planned {
  title: string
  description: string | null
  /** Days from today; moved on to the next day on which the centre is open. */
  inDays: number
  time: string
  endTime?: string
  location: string
  /** Without one it is for every class. */
  className?: string
  isOuting?: boolean
}

const planned: Planned[] = [
  {
    title: 'Heritage morning',
    description: 'Everyone came in the colours of home and brought a dish to taste.',
    inDays: -26,
    time: '09:00',
    endTime: '11:30',
    location: 'Hall',
  },
  {
    title: 'Grandparents for tea',
    description: 'The children baked scones and read to their guests.',
    inDays: -18,
    time: '14:30',
    endTime: '16:00',
    location: 'Garden',
    className: 'Future Leaders',
  },
  {
    title: 'Library visit',
    description: 'A walk to the Universitas library, with a story hour there.',
    inDays: -11,
    time: '09:30',
    endTime: '11:00',
    location: 'Universitas library',
    className: 'Adventurers',
    isOuting: true,
  },
  {
    title: 'Hearing and eye screening',
    description: 'A nurse from the clinic tests hearing and eyesight. You will get the result in an envelope.',
    inDays: -4,
    time: '08:30',
    endTime: '12:00',
    location: 'Acacia',
    className: 'Young Scholars',
  },
  {
    title: 'Water play',
    description: "Please send a hat, a towel and spare clothes with your child's name on them.",
    inDays: 2,
    time: '10:00',
    endTime: '11:00',
    location: 'Garden',
    className: 'Little Learners',
  },
  {
    title: 'Meet the teachers',
    description: "Ten minutes with your child's teachers, with tea and rusks in the hall while you wait.",
    inDays: 5,
    time: '16:30',
    endTime: '18:00',
    location: 'Hall',
  },
  {
    title: 'Visit to the fire station',
    description:
      'We are going by minibus with car seats, with four adults. Please dress your child in closed shoes and the teal golf shirt. We will be back for lunch.',
    inDays: 9,
    time: '09:00',
    endTime: '11:45',
    location: 'Ehrlich Park fire station',
    className: 'Young Scholars',
    isOuting: true,
  },
  {
    title: 'Baby music hour',
    description: 'Parents are welcome to sing along.',
    inDays: 10,
    time: '10:00',
    endTime: '11:00',
    location: 'Nest',
    className: 'Discoverers',
  },
  {
    title: 'Toddler picnic',
    description: 'A blanket, a sandwich and bubbles.',
    inDays: 12,
    time: '10:00',
    endTime: '11:30',
    location: 'Garden',
    className: 'Explorers',
  },
  {
    title: 'Class concert',
    description: 'Every class sings one song. Doors open at 09:00; please be seated by 09:20.',
    inDays: 17,
    time: '09:30',
    endTime: '11:00',
    location: 'Hall',
  },
  {
    title: 'School readiness evening',
    description: 'What helps in Grade R, and what can wait. With teachers from nearby primary schools.',
    inDays: 23,
    time: '17:30',
    endTime: '19:00',
    location: 'Hall',
    className: 'Adventurers',
  },
]

interface Family {
  childId: number
  classId: number
  parentId: number
}

/** What the families said: most come, some do not, and some have not answered yet, the demo parent among them. */
function repliesOf(
  activity: { id: number; isOuting: boolean; classId: number | null },
  families: Family[],
  random: Random,
) {
  return families
    .filter(({ classId }) => activity.classId === null || classId === activity.classId)
    .flatMap(({ childId, parentId }) => {
      if (!random.chance(0.66)) return []
      const attending = random.chance(0.88)
      const at = new Date(Date.now() - random.between(2, 80) * 3_600_000).toISOString()
      const consentedAt = attending && activity.isOuting ? at : null
      return [{ activityId: activity.id, childId, attending, consentedAt, repliedBy: parentId, repliedAt: at }]
    })
}

/** Activities of the weeks before and after today, with the replies of the families. */
export async function insertActivities(db: Knex, classes: DemoClass[], people: DemoPeople, today: string) {
  const random = new Random(seed)
  const rows = planned.map(({ inDays, className, ...activity }) => ({
    endTime: null,
    isOuting: false,
    ...activity,
    date: openDay(addDays(today, inDays)),
    classId: classes.find(({ name }) => name === className)?.id ?? null,
    createdBy: people.adminId,
  }))
  const activities: { id: number; isOuting: boolean; classId: number | null; title: string }[] = await db('activities')
    .insert(rows)
    .returning(['id', 'is_outing', 'class_id', 'title'])
  const families: Family[] = await db('guardianships')
    .join(placedChildren(db, today), 'children.id', 'guardianships.child_id')
    .where({ isPrimary: true })
    .whereNot({ parentId: people.parentId })
    .orderBy('children.id')
    .select('children.id as child_id', 'children.class_id', 'guardianships.parent_id')
  await db.batchInsert(
    'activity_replies',
    activities.flatMap((activity) => repliesOf(activity, families, random)),
    1000,
  )
}
