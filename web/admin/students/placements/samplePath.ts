import { addDays, addMonths, firstOfMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { ChildChoicesDocument } from '../students.generated.ts'
import { ChildPathDocument, type ChildPathQuery, CorrectionEffectsDocument } from './placements.generated.ts'

export type SamplePlacement = ChildPathQuery['child']['placements'][number]

const today = todayInJohannesburg()
const year = Number(today.slice(0, 4))

const rooms = [
  [1, 'Discoverers', 'Infants'],
  [2, 'Explorers', 'Toddlers'],
  [3, 'Little Learners', 'Toddlers'],
  [4, 'Young Scholars', 'Preschool'],
] as const

export function samplePlacement(
  id: number,
  classId: number | null,
  fromDate: string,
  toDate: string | null,
  values: Partial<SamplePlacement> = {},
): SamplePlacement {
  const [, name = '', program = ''] = rooms.find(([room]) => room === classId) ?? []
  return {
    id,
    classId,
    programId: classId,
    dayPlan: 'full_time',
    fromDate,
    toDate,
    version: 1,
    class: classId === null ? null : { id: classId, name, closedAt: null },
    program: classId === null ? null : { id: classId, name: program },
    ...values,
  }
}

const comeBack = firstOfMonth(addMonths(today, -3))
const movesUp = `${year + 1}-01-11`

/** A child who moved up, was away, came back, and moves on in January. */
const samplePath = [
  samplePlacement(1, 1, `${year - 2}-02-03`, `${year - 2}-12-31`),
  samplePlacement(2, 2, `${year - 1}-01-01`, addDays(comeBack, -60), { dayPlan: 'half_day' }),
  samplePlacement(3, 3, comeBack, addDays(movesUp, -1)),
  samplePlacement(4, 4, movesUp, null),
]

export const pathAnswer = (id: number, placements: SamplePlacement[] = samplePath): Mock =>
  mockOf(ChildPathDocument, { child: { id, firstName: 'Lerato', placements } })

const room = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 15, enrolled: 12, starting: 0 }

/** What the form of a correction asks: the choices, and what lies in the period. */
export const correctionAnswers: Mock[] = [
  mockOf(ChildChoicesDocument, {
    classes: rooms.map(([id, name]) => ({ ...room, id, name })),
    programs: rooms.map(([id, , name]) => ({ id, name })),
  }),
  mockOf(CorrectionEffectsDocument, {
    correctionEffects: {
      billedMonths: Array.from({ length: 17 }, (_, index) => addMonths(`${year - 1}-01-01`, index).slice(0, 7)),
      registerDays: 214,
    },
  }),
]
