import type { Knex } from 'knex'
import type { StaticHookArguments } from 'objection'
import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { day, int, many, maybe, moment, output, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { Placement } from '#graphql/placements/placement.model.ts'
import { currentPlace } from '#graphql/placements/placements.rules.ts'
import { readPlacementsOf } from '#graphql/placements/placements.read.ts'
import { isErasedChild } from '#graphql/privacy/erased.ts'
import type { DayPlan } from './children.rules.ts'
import { formatExactAge } from '#graphql/values/birthday.ts'
import { todayInJohannesburg, turnsThisYear } from '#graphql/values/dates.ts'

@ObjectType('Child', { description: 'A child of the centre.' })
export class Child extends withFields(RemovableRow, {
  firstName: text('First name.'),
  lastName: text('Last name.'),
  dateOfBirth: day('Date of birth.'),
  allergies: maybe(text('Allergies, as free text.')),
  emergencyContact: maybe(text('Emergency contact.')),
  emergencyContactPhone: maybe(text('Emergency phone number.')),
  // from its placements, as seen today, like the days below
  programId: maybe(int('Program the child follows.')),
  classId: maybe(int('Class the child is in.')),
  dayPlan: text<DayPlan>('full_time or half_day.'),
  profileImage: maybe(text("URL of the child's picture.")),
  enrolledOn: day('First day of enrolment, which may be in the future.'),
  lastDay: maybe(day('Last day of enrolment, inclusive; null if none is set.')),
  noticeMonth: maybe(
    day(
      'First day of the last month to be billed, for a child who is leaving; null if that is the month of its last day.',
    ),
  ),
  nextClassId: maybe(int('Class that the child will move to; null if no move is planned.')),
  nextClassOn: maybe(day('First day in that class.')),
}) {
  static override tableName = 'children'
  static override entity = 'child'
  static override removedWord = 'removed'
  static override sensitiveColumns = ['medicalNotes']
  static override auditedColumns = ['leavingReason']

  /** All placements, past and future, by first day. */
  placements!: Placement[]

  /** Read through a resolver that logs access. */
  medicalNotes!: string | null

  /** For administrators: read through a resolver. */
  leavingReason!: string | null

  /** The payment account shared with siblings; null for a child with its own. */
  familyAccountId!: number | null

  /** When the office confirmed the payment account; null until then. */
  siblingsDecidedAt!: string | null

  static override async complete(db: Knex, rows: Child[]) {
    const ids = rows.map(({ id }) => id)
    const placements = await readPlacementsOf({ db }, ids)
    const today = todayInJohannesburg()
    for (const row of rows) {
      const own = placements.get(row.id)
      // a new child has none yet
      if (own) row.place(own, today)
    }
  }

  /** @param placements all of them, by first day */
  place(placements: Placement[], today: string) {
    Object.assign(this, { placements }, currentPlace(placements, today))
  }

  /** Objection hook: placements are loaded with the children. */
  static override async afterFind({ result, transaction }: StaticHookArguments<Child>) {
    const rows = (result as Child[]).filter((row) => row instanceof Child && row.id !== undefined)
    if (rows.length > 0) await Child.complete(transaction as unknown as Knex, rows)
  }

  @Field(() => Boolean, { description: 'Whether the personal details were erased: the child cannot be restored.' })
  isErased(): boolean {
    return isErasedChild(this)
  }

  /** Current year minus year of birth: admin specification, section 9. */
  @Field(() => Int, { description: 'The age the child turns this year: current year minus year of birth.' })
  age(): number {
    return turnsThisYear(this.dateOfBirth, todayInJohannesburg())
  }

  @Field(() => String, {
    description: 'The exact age today, such as "2 y 4 m"; for an unborn child the due date.',
  })
  exactAge(): string {
    return formatExactAge(this.dateOfBirth, todayInJohannesburg())
  }
}

/** Of a child of whom the name alone is left, or shown. */
export const withoutDetails = {
  allergies: null,
  medicalNotes: null,
  emergencyContact: null,
  emergencyContactPhone: null,
  profileImage: null,
}

export const ChangedChildren = output('ChangedChildren', 'Children changed together, in their new state.', {
  children: many(Child, 'The children.'),
})
export type ChangedChildren = InstanceType<typeof ChangedChildren>

export const ChildConnection = connectionOf(Child, 'Child', 'children')

export const MedicalNotesAccess = output(
  'MedicalNotesAccess',
  "Log entry that a member of staff read a child's medical notes; one a day.",
  {
    at: moment('First time that day.'),
    name: text('First and last name.'),
  },
)
export type MedicalNotesAccess = InstanceType<typeof MedicalNotesAccess>
