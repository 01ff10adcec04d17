import type { Knex } from 'knex'
import type { StaticHookArguments } from 'objection'
import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { day, int, many, maybe, moment, output, text, withFields } from '#graphql/platform/graphql/output.ts'
import type { Placement } from '#graphql/placements/placement.model.ts'
import { currentPlace } from '#graphql/placements/placements.rules.ts'
import { readPlacementsOf } from '#graphql/placements/placements.read.ts'
import type { DayPlan } from './children.rules.ts'
import { ageInWords } from '#graphql/values/birthday.ts'
import { todayInJohannesburg, turnsThisYear } from '#graphql/values/dates.ts'

/** A child of the centre. A removed child is hidden and can be restored. */
@ObjectType('Child', { description: 'A child of the centre.' })
export class Child extends withFields(RemovableRow, {
  firstName: text('First name.'),
  lastName: text('Last name.'),
  dateOfBirth: day('Date of birth.'),
  allergies: maybe(text('Allergies, in words.')),
  emergencyContact: maybe(text('Whom to call in an emergency.')),
  emergencyContactPhone: maybe(text('Phone number for an emergency.')),
  // of its placements, as seen from today, with the days below
  programId: maybe(int('Program the child follows.')),
  classId: maybe(int('Class the child is in.')),
  dayPlan: text<DayPlan>('full_time or half_day.'),
  profileImage: maybe(text('Address of the picture of the child.')),
  enrolledOn: day('First day on which the child is enrolled; it may lie ahead.'),
  lastDay: maybe(day('Last day on which the child is enrolled, that day included; null while none is known.')),
  noticeMonth: maybe(
    day(
      'First day of the last month that is billed, for a child who leaves; null where that is the month of its last day.',
    ),
  ),
  nextClassId: maybe(int('Class that the child moves on to; null while none is planned.')),
  nextClassOn: maybe(day('From which day on it is in that class.')),
}) {
  static override tableName = 'children'
  static override entity = 'child'
  static override displayName = 'child'
  static override removedWord = 'removed'
  static override sensitiveColumns = ['medicalNotes']
  static override auditedColumns = ['leavingReason']

  /** Where it is, was and will be, by the first day. */
  placements!: Placement[]

  /** Read through a resolver that logs who looked. */
  medicalNotes!: string | null

  /** For administrators: read through a resolver. */
  leavingReason!: string | null

  /** The account on which children pay together; null for a child on its own. */
  familyAccountId!: number | null

  /** When the office said with whom it pays together; null while nobody has. */
  siblingsDecidedAt!: string | null

  static override async complete(db: Knex, rows: Child[]) {
    const placements = await readPlacementsOf(
      { db },
      rows.map(({ id }) => id),
    )
    const today = todayInJohannesburg()
    for (const row of rows) {
      const own = placements.get(row.id)
      // one that was just added has none yet
      if (own) Object.assign(row, { placements: own }, currentPlace(own, today))
    }
  }

  /** Objection's hook: where children are is read with them. */
  static override async afterFind({ result, transaction }: StaticHookArguments<Child>) {
    const rows = (result as Child[]).filter((row) => row instanceof Child && row.id !== undefined)
    if (rows.length > 0) await Child.complete(transaction as unknown as Knex, rows)
  }

  /** Current year minus year of birth: admin specification, section 9. */
  @Field(() => Int, { description: 'The age the child turns this year: current year minus year of birth.' })
  age(): number {
    return turnsThisYear(this.dateOfBirth, todayInJohannesburg())
  }

  @Field(() => String, {
    description: 'The exact age today, such as "2 y 4 m", or that it is not born yet, and when it is due.',
  })
  exactAge(): string {
    return ageInWords(this.dateOfBirth, todayInJohannesburg())
  }
}

export const ChangedChildren = output('ChangedChildren', 'Children who were changed together, as they are now.', {
  children: many(Child, 'The children.'),
})
export type ChangedChildren = InstanceType<typeof ChangedChildren>

export const ChildConnection = connectionOf(Child, 'Child', 'children')

export const MedicalNotesAccess = output(
  'MedicalNotesAccess',
  "That a member of staff read a child's medical notes, once a day.",
  {
    at: moment('When they did first on that day.'),
    name: text('First and last name.'),
  },
)
export type MedicalNotesAccess = InstanceType<typeof MedicalNotesAccess>
