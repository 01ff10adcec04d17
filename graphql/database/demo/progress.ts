import type { Knex } from 'knex'
import { type Area, areas, gradeFor, type Subject } from '#graphql/progress/progress.rules.ts'
import { addDays, weekdayOf } from '#graphql/values/dates.ts'
import { placedChildren } from './placements.ts'
import { Random } from './random.ts'

/** Of its own, so that the people and the registers stay the same however much is assessed. */
const seed = 7_112_026

/** Where the centre stands in each area, in percent: their mean is the class average of 82. */
const centre: Record<Area, number> = { literacy: 79, numeracy: 76, social: 84, motor: 81, creative: 90 }

/** What a class or a child is better and worse at, turned by its place; it adds up to nothing, so no mean moves. */
const strengths = [3, -2, 1, -3, 1] as const

/** When the children were assessed, in days ago, and how far below today they stood then. */
const rounds = [
  { ago: 275, below: 14 },
  { ago: 180, below: 9 },
  { ago: 95, below: 4 },
  { ago: 9, below: 0 },
] as const

/** By how much the whole child stands above or below the centre. */
const spread = [-2, -1, -1, 0, 0, 1, 1, 2] as const

/** The two who are graded Needs Support today, by class and place in it, with the area and where they stand in it. */
const inNeed: Record<string, { area: Area; percent: number; parentNote: string }> = {
  'Young Scholars 7': {
    area: 'literacy',
    percent: 48,
    parentNote: 'Let us read together at the end of the day. May we speak at pick-up this week?',
  },
  'Adventurers 12': {
    area: 'numeracy',
    percent: 52,
    parentNote: 'Counting past ten is still hard. We play shop every morning; you could do the same with spoons.',
  },
}

/** The one who stands highest: 85 percent, one more than anyone else. */
const highest = 'Future Leaders 4'

const parentNotes: Record<Area, string> = {
  literacy: 'Retells a story in the right order and asks what comes next.',
  numeracy: 'Counts the cups at snack time and sorts them by size.',
  social: 'Waits for a turn and comforts a friend who is sad.',
  motor: 'Hops on one leg and cuts along a line.',
  creative: 'Mixes colours and names the picture afterwards.',
}

interface Member {
  id: number
  name: string
  firstName: string
  enrolledOn: string
  /** Class and place in it, such as `Explorers 3`. */
  place: string
  index: number
}

/** Nobody writes of a baby that it counts cups. */
const youngest = /^(Discoverers|Explorers) /

const turned = (by: number, area: number) => strengths[(by + area) % strengths.length] ?? 0

const onWeekday = (date: string) => addDays(date, Math.min(0, 5 - weekdayOf(date)))

function percentOf(member: Member, area: Area, above: number, below: number) {
  const need = inNeed[member.place]
  if (need?.area === area) return need.percent - below
  const position = areas.indexOf(area)
  return centre[area] + above + turned(member.index, position) + turned(member.name.length, position) - below
}

function assessmentsOf(member: Member, today: string, random: Random, adminId: number) {
  const above = member.place === highest ? 3 : random.pick(spread)
  const all = rounds.map((round) => ({ ...round, date: onWeekday(addDays(today, -round.ago)) }))
  // a child who came later has its first assessment with the latest round
  const held = all.filter(({ date, ago }) => ago === 9 || date >= member.enrolledOn)
  return held.flatMap(({ date, ago, below }) =>
    areas.map((area) => {
      const percent = percentOf(member, area, above, below)
      const need = inNeed[member.place]
      const told = ago === 9 && (need ? need.area === area : !youngest.test(member.place) && random.chance(0.25))
      return {
        childId: member.id,
        area,
        percent,
        grade: gradeFor(percent),
        date,
        note: ago === 9 && need?.area === area ? 'Speak with the parents and plan small steps.' : null,
        parentNote: told ? (need?.parentNote ?? parentNotes[area]) : null,
        recordedBy: adminId,
      }
    }),
  )
}

interface DemoGoal {
  place: string
  subject: Subject
  title: string
  description: string
  difficulty: 'basic' | 'intermediate' | 'advanced'
  /** Days since it began, days until it is to be reached, and percent reached. */
  began: number
  left: number
  progress: number
}

const goals: readonly DemoGoal[] = [
  {
    place: 'Little Learners 0',
    subject: 'language',
    title: 'Speak in sentences of four words',
    description: 'Name what we see on the walk, then add who does what.',
    difficulty: 'basic',
    began: 30,
    left: 40,
    progress: 60,
  },
  {
    place: 'Little Learners 0',
    subject: 'social',
    title: 'Share the tricycle without help',
    description: 'A sand timer shows whose turn it is.',
    difficulty: 'basic',
    began: 60,
    left: -6,
    progress: 100,
  },
  {
    place: 'Young Scholars 0',
    subject: 'mathematics',
    title: 'Count ten objects one by one',
    description: 'Count plates at the table and steps on the stairs.',
    difficulty: 'intermediate',
    began: 45,
    left: 30,
    progress: 35,
  },
  {
    place: 'Young Scholars 7',
    subject: 'language',
    title: 'Hear the first sound of a word',
    description: 'Sound games in the morning ring, five minutes a day.',
    difficulty: 'basic',
    began: 8,
    left: 48,
    progress: 20,
  },
  {
    place: 'Adventurers 12',
    subject: 'mathematics',
    title: 'Count and add up to twenty',
    description: 'Shop with real coins, then write the sum.',
    difficulty: 'intermediate',
    began: 35,
    left: 21,
    progress: 40,
  },
  {
    place: 'Adventurers 3',
    subject: 'language',
    title: 'Write own name',
    description: 'Trace, then copy, then alone on each picture.',
    difficulty: 'basic',
    began: 50,
    left: -12,
    progress: 100,
  },
  {
    place: 'Adventurers 17',
    subject: 'mathematics',
    title: 'Tell the time on the hour',
    description: 'The clock in the room has a picture for each part of the day.',
    difficulty: 'advanced',
    began: 20,
    left: 36,
    progress: 45,
  },
  {
    place: 'Future Leaders 4',
    subject: 'creative',
    title: 'Make a puppet play with a friend',
    description: 'Plan three scenes, make two puppets, show it to the class.',
    difficulty: 'advanced',
    began: 14,
    left: 28,
    progress: 50,
  },
  {
    place: 'Future Leaders 9',
    subject: 'physical',
    title: 'Throw and catch a ball over two metres',
    description: 'Start with a balloon, then the soft ball.',
    difficulty: 'intermediate',
    began: 40,
    left: 10,
    progress: 55,
  },
  {
    place: 'Explorers 2',
    subject: 'physical',
    title: 'Walk down three steps holding the rail',
    description: 'Every day on the way to the garden.',
    difficulty: 'basic',
    began: 21,
    left: 21,
    progress: 70,
  },
]

/** Four rounds of assessments of every child, and the goals of ten: class average 82, top performer 85, two in need. */
export async function insertProgress(db: Knex, today: string, adminId: number) {
  const random = new Random(seed)
  const rows: Omit<Member, 'place' | 'index'>[] = await db
    .from(placedChildren(db, today))
    .join('classes', 'classes.id', 'children.class_id')
    .orderBy(['classes.position', 'children.id'])
    .select('children.id', 'children.first_name', 'children.enrolled_on', 'classes.name')
  const seen = new Map<string, number>()
  const members = rows.map((row): Member => {
    const index = seen.get(row.name) ?? 0
    seen.set(row.name, index + 1)
    return { ...row, index, place: `${row.name} ${index}` }
  })
  await db.batchInsert(
    'assessments',
    members.flatMap((member) => assessmentsOf(member, today, random, adminId)),
    500,
  )
  const idOf = new Map(members.map(({ place, id }) => [place, id]))
  await db('learning_goals').insert(
    goals.map(({ place, began, left, ...goal }) => ({
      ...goal,
      childId: idOf.get(place),
      startDate: addDays(today, -began),
      targetDate: addDays(today, left),
      createdBy: adminId,
    })),
  )
}
