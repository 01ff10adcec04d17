import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { centreChild, centreChildren, centreClasses, centrePickers } from '#web/admin/shared/people/sampleCentre.ts'
import type { Goal } from './progress.ts'
import { type LearningSample, sampleGoal } from './sampleLearning.ts'

const today = todayInJohannesburg()

/** Literacy, numeracy, social, motor skills and creative arts of some; the others have not been assessed yet. */
const standing: [string, ...number[]][] = [
  ['Amahle', 71, 64, 82, 77, 90],
  ['Ethan', 66, 70, 58, 84, 79],
  ['Bokang', 80, 76, 88, 72, 85],
  ['Lerato', 78, 76, 88, 80, 93],
  ['Mia', 84, 90, 86, 82, 89],
  ['Zoë', 62, 55, 74, 91, 83],
  ['Keabetswe', 48, 52, 61, 66, 70],
  ['Thabo', 88, 92, 79, 85, 81],
  ['Naledi', 93, 89, 95, 90, 97],
  ['Itumeleng', 57, 49, 80, 75, 86],
  ['Isabella', 74, 68, 71, 88, 92],
  ['Yusuf', 85, 91, 77, 69, 80],
  ['Emma', 79, 83, 90, 86, 74],
  ['Hannah', 68, 72, 84, 78, 88],
]

const planned = (
  id: number,
  name: string,
  title: string,
  [progress, status]: [number, string],
  own: Partial<Goal> = {},
): Goal => {
  const { firstName, lastName, id: childId, class: room } = centreChild(name)
  const child = { id: childId, firstName, lastName, classId: room.id }
  return sampleGoal({ id, childId, title, progress, status, child, ...own })
}

const goals = (): Goal[] => [
  planned(11, 'Keabetswe', 'Say in words what she wants instead of pulling at others', [25, 'behind'], {
    subject: 'social',
    difficulty: 'intermediate',
    targetDate: addDays(today, 6),
    description:
      'We name what we see ("You would like the red car"), wait for a word, and answer at once. At home: the same three words at supper.',
  }),
  planned(12, 'Itumeleng', 'Count ten objects', [30, 'behind'], { subject: 'mathematics' }),
  planned(13, 'Lerato', 'Speak in sentences of four words', [60, 'on-track']),
  planned(14, 'Zoë', 'Hear the first sound of a word', [45, 'on-track'], { targetDate: addDays(today, 60) }),
  planned(15, 'Ethan', 'Cut along a straight line', [80, 'on-track'], { subject: 'physical' }),
  planned(16, 'Thabo', 'Write her own name without a model', [90, 'on-track'], { difficulty: 'advanced' }),
  planned(17, 'Mia', 'Share the tricycle without help', [100, 'completed'], { subject: 'social' }),
  planned(18, 'Naledi', 'Paint a picture of the family', [100, 'completed'], { subject: 'creative' }),
]

/** The demo centre in the middle of a term. */
export const busyLearning = (): LearningSample => ({
  classes: centreClasses,
  people: centreChildren.map(({ class: { id: classId }, ...child }) => ({ ...child, classId })),
  percents: Object.fromEntries(standing.map(([name, ...percents]) => [centreChild(name).id, percents])),
  goals: goals(),
  pickers: centrePickers,
})
