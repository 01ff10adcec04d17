import type { CareValues, Meal } from '#graphql/care/care.rules.ts'
import { ageOn } from '#graphql/values/dates.ts'
import type { Random } from './random.ts'

/** Times as minutes since midnight. */
export const clock = (hour: number, minute = 0) => hour * 60 + minute

/** What is entered of a day of the children of a class, at about which time. */
interface Routine {
  meals: [Meal, number][]
  bottles?: number[]
  nappies?: number[]
  potty?: number[]
  /** When they fall asleep, and for how many minutes. */
  sleeps?: [number, number][]
  /** How often those who sleep are looked at, in minutes. */
  looks?: number
  sunscreen?: number
}

const breakfast: [Meal, number] = ['breakfast', clock(8)]
const lunch: [Meal, number] = ['lunch', clock(12, 5)]
const snack: [Meal, number] = ['afternoon_snack', clock(15, 10)]
const older: Routine = { meals: [breakfast, lunch, snack], sunscreen: clock(10, 15) }

const routines: Record<string, Routine> = {
  Discoverers: {
    meals: [lunch],
    bottles: [clock(8, 15), clock(11), clock(15)],
    nappies: [clock(8, 40), clock(10, 35), clock(12, 25), clock(14, 50)],
    sleeps: [
      [clock(9, 20), 45],
      [clock(12, 40), 95],
    ],
    looks: 10,
  },
  Explorers: {
    meals: [breakfast, lunch, snack],
    bottles: [clock(14, 40)],
    nappies: [clock(8, 50), clock(11, 30), clock(14, 30)],
    sleeps: [[clock(12, 35), 105]],
    looks: 15,
    sunscreen: clock(10),
  },
  'Little Learners': {
    meals: [breakfast, lunch, snack],
    nappies: [clock(9, 5), clock(11, 40), clock(14, 35)],
    potty: [clock(9, 10), clock(11, 45), clock(14, 40)],
    sleeps: [[clock(12, 45), 85]],
    sunscreen: clock(10, 10),
  },
  'Young Scholars': { ...older, sleeps: [[clock(12, 50), 50]] },
  'Future Leaders': older,
  Adventurers: older,
}

/** The family of the demo parent, whose younger child still wears nappies. */
export const demoFamily = 'Mokoena'

/** From this age on, in months, the children of a class with both use the potty. */
const pottyFrom = 30

const notes = [
  'Sang along at the morning ring, with all the movements.',
  'Built the tallest tower in the room, and showed everybody.',
  'Shared the red tricycle without being asked.',
  'Missed home a little after breakfast, and was comforted with a book.',
  'Tried the pumpkin at lunch and asked for more.',
  'Loved the water tray. The wet clothes are in the bag.',
] as const

/** A day on which a child was there, with the times of the register. */
export interface Attended {
  childId: number
  lastName: string
  dateOfBirth: string
  classId: number
  className: string
  date: string
  timeIn: string | null
  timeOut: string | null
}

/** What is said of a child, at a minute of the day; a sleep takes some. */
export type Said = Partial<CareValues> & Pick<CareValues, 'kind'> & { minute: number; minutes?: number }

/** Mostly much, as children eat who have run about. */
const portionOf = (random: Random) => random.pick(['all', 'all', 'all', 'all', 'most', 'most', 'some', 'none'] as const)

function sleepsOf({ sleeps = [], looks }: Routine, isRecent: boolean, random: Random): Said[] {
  return sleeps.flatMap(([from, length]): Said[] => {
    const minute = from + random.between(0, 12)
    const minutes = length + random.between(-15, 15)
    const ending = random.pick(['woke', 'woke', 'woke', 'was_woken'] as const)
    const count = looks && isRecent ? Math.floor((minutes - 1) / looks) : 0
    const checks = Array.from(
      { length: count },
      (_, index): Said => ({
        kind: 'sleep_check',
        minute: minute + (index + 1) * (looks ?? 0),
      }),
    )
    return [{ kind: 'sleep', minute, minutes, ending }, ...checks]
  })
}

/** A day of a child who is there all day, as its class enters it. */
function plannedDay(
  { className, dateOfBirth, childId, date, lastName }: Attended,
  isRecent: boolean,
  random: Random,
): Said[] {
  const routine = routines[className]
  if (!routine) return []
  const about = (minute: number) => minute + random.between(0, 14)
  const { years, months } = ageOn(dateOfBirth, date)
  const isOwn = lastName === demoFamily
  const usesPotty = routine.potty !== undefined && years * 12 + months >= pottyFrom && !isOwn
  const milk = className === 'Discoverers' ? (childId % 3 === 0 ? 'breast_milk' : 'formula') : 'other'
  return [
    ...routine.meals.map(([meal, minute]): Said => ({ kind: 'meal', meal, portion: portionOf(random), minute })),
    ...(routine.bottles ?? []).map(
      (minute): Said => ({ kind: 'bottle', milk, ml: random.between(9, 20) * 10, minute: about(minute) }),
    ),
    ...(usesPotty ? [] : (routine.nappies ?? [])).map(
      (minute): Said => ({
        kind: 'nappy',
        nappy: random.pick(['wet', 'wet', 'wet', 'soiled', 'both'] as const),
        minute: about(minute),
      }),
    ),
    ...(usesPotty ? (routine.potty ?? []) : []).map(
      (minute): Said => ({
        kind: 'potty',
        potty: random.pick(['wee', 'wee', 'poo', 'nothing'] as const),
        minute: about(minute),
      }),
    ),
    ...sleepsOf(routine, isRecent, random),
    ...(routine.sunscreen === undefined ? [] : [{ kind: 'sunscreen' as const, minute: routine.sunscreen }]),
    ...(routine.nappies && random.chance(0.06) ? [{ kind: 'clothes' as const, minute: about(clock(10, 45)) }] : []),
    { kind: 'mood', mood: random.pick([3, 4, 4, 4, 5, 5]), minute: about(clock(14, 55)) },
    ...(random.chance(0.05) ? [{ kind: 'note' as const, text: random.pick(notes), minute: about(clock(11, 20)) }] : []),
  ]
}

const minutesOf = (time: string) => clock(Number(time.slice(0, 2)), Number(time.slice(3)))

/**
 * A day of a child as its class enters it: what lies between its coming and its going.
 * @param isRecent with each look at a sleeping child
 */
export function dayOf(child: Attended, isRecent: boolean, random: Random): Said[] {
  const comes = child.timeIn === null ? 0 : minutesOf(child.timeIn)
  const goes = child.timeOut === null ? clock(24) : minutesOf(child.timeOut)
  return plannedDay(child, isRecent, random).filter(
    ({ minute, minutes = 0 }) => minute >= comes && minute + minutes <= goes,
  )
}
