import type { EditedChildValues } from '#graphql/children/children.schema.ts'
import { type DayPlan, dayPlanLabels } from '#graphql/children/children.rules.ts'
import { isOfAge } from '#graphql/classes/classes.rules.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { text } from '#web/admin/shared/formValues.ts'
import type { ChildChoicesQuery } from './students.generated.ts'

type ClassChoice = ChildChoicesQuery['classes'][number]

/** What the form shows for a child as the server has it; empty fields for a new one. */
export const valuesOf = (child: Record<string, unknown> = {}): EditedChildValues => ({
  firstName: text(child.firstName),
  lastName: text(child.lastName),
  dateOfBirth: text(child.dateOfBirth),
  classId: text(child.classId),
  programId: text(child.programId),
  dayPlan: (child.dayPlan as DayPlan | undefined) ?? 'full_time',
  enrolledOn: text(child.enrolledOn ?? todayInJohannesburg()),
  changesFrom: todayInJohannesburg(),
  allergies: text(child.allergies),
  medicalNotes: text(child.medicalNotes),
  emergencyContact: text(child.emergencyContact),
  emergencyContactPhone: text(child.emergencyContactPhone),
  overrideCapacity: false,
  anotherChild: false,
})

const nameIn = (list: readonly { id: number; name: string }[]) => (value: unknown) =>
  list.find(({ id }) => id === Number(value))?.name ?? 'another one'
const day = (value: unknown) => formatDate(String(value))

/** The form's fields in words, to say what somebody else changed. */
export const labelsOf = ({ classes, programs }: ChildChoicesQuery) => ({
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  dateOfBirth: { label: 'Date of birth', format: day },
  classId: { label: 'Class', format: nameIn(classes) },
  programId: { label: 'Program', format: nameIn(programs) },
  dayPlan: { label: 'Days', format: (value: unknown) => dayPlanLabels[value as DayPlan] },
  enrolledOn: { label: 'First day', format: day },
  allergies: { label: 'Allergies' },
  medicalNotes: { label: 'Medical notes' },
  emergencyContact: { label: 'Emergency contact' },
  emergencyContactPhone: { label: 'Emergency phone' },
  anotherChild: { label: 'Another child' },
})

/** A child who starts later holds a place already. */
export const placesLeft = ({ capacity, enrolled, starting }: Pick<ClassChoice, 'capacity' | 'enrolled' | 'starting'>) =>
  Math.max(0, capacity - enrolled - starting)

/** `Explorers · 18-24 months · 4 places left` */
export function formatClass(choice: ClassChoice): string {
  const left = placesLeft(choice)
  const places = left === 0 ? 'full' : left === 1 ? '1 place left' : `${left} places left`
  return `${choice.name} · ${choice.ageGroup} · ${places}`
}

export const fitsClass = (dateOfBirth: string, choice: ClassChoice) =>
  isOfAge(dateOfBirth, choice, todayInJohannesburg())
