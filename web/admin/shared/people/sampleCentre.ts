import { isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { busyPeople } from './busyCentre.ts'
import { pickers } from './pickerMocks.ts'

/** The classes of the demo centre, the youngest first. */
export const centreClasses = [
  { id: 1, name: 'Discoverers', ageGroup: '4-18 months', program: { id: 1, companion: 'marigold' } },
  { id: 2, name: 'Explorers', ageGroup: '18-24 months', program: { id: 2, companion: 'coral' } },
  { id: 3, name: 'Little Learners', ageGroup: '2-3 years', program: { id: 2, companion: 'coral' } },
  { id: 4, name: 'Young Scholars', ageGroup: '3-4 years', program: { id: 3, companion: 'sky' } },
  { id: 5, name: 'Future Leaders', ageGroup: '4-6 years', program: { id: 3, companion: 'sky' } },
  { id: 6, name: 'Adventurers', ageGroup: '5-6 years', program: { id: 4, companion: 'leaf' } },
] as const

/** Each child of the busy centre, with its class. */
export const centreChildren = busyPeople()
  .children.filter((child) => child.removedAt === null && isEnrolledOn(child, todayInJohannesburg()))
  .flatMap(({ id, firstName, lastName, classId }) => {
    const room = centreClasses.find((each) => each.id === classId)
    return room ? [{ id, firstName, lastName, namesakeBirthday: null as string | null, class: room }] : []
  })

/** One of them by a part of the name. */
export function centreChild(name: string) {
  const found = centreChildren.find(({ firstName, lastName }) => `${firstName} ${lastName}`.includes(name))
  if (!found) throw new Error(`Nobody is called ${name} in the sample centre`)
  return found
}

/** Answers the fields in which one of them is chosen. */
export const centrePickers = pickers(() =>
  centreChildren.map((child) => ({ ...child, enrolledOn: '2025-01-13', lastDay: null })),
)
