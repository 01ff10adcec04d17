import { Field, Int, ObjectType } from 'type-graphql'
import { ClassLine } from '#graphql/classes/class.model.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import { Absence } from '#graphql/absences/absence.model.ts'
import { Attendance } from './attendance.model.ts'

/** A line of a register. */
@ObjectType()
abstract class ChildLine {
  @Field(() => Int, { description: 'Number of the child.' })
  childId!: number

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The date of birth where another child has the same name, to tell them apart.',
  })
  namesakeBirthday!: string | null
}

@ObjectType('Collector', { description: 'Somebody who may collect a child.' })
export class Collector {
  @Field(() => String, { description: 'First and last name.' })
  name!: string

  @Field(() => String, { description: 'Who this is to the child, in a word or two.' })
  relationship!: string

  @Field(() => String, { nullable: true, description: 'Address of the photo of this person; null without one.' })
  photo!: string | null
}

@ObjectType('RegisterEntry', { description: "A child's line in the register of a day." })
export class RegisterEntry extends ChildLine {
  @Field(() => String, { nullable: true, description: 'Allergies, in words.' })
  allergies!: string | null

  @Field(() => String, { nullable: true, description: 'Address of the picture of the child.' })
  profileImage!: string | null

  @Field(() => [Collector], { description: 'Everyone who may collect the child, the primary guardian first.' })
  mayCollect!: Collector[]

  @Field(() => [String], { description: 'Names of everyone who may collect the child, the primary guardian first.' })
  collectors!: string[]

  @Field(() => Absence, { nullable: true, description: 'What a parent told of this day.' })
  absence!: Absence | null

  @Field(() => Attendance, { nullable: true, description: 'The entry; null while there is none.' })
  attendance!: Attendance | null
}

@ObjectType('RegisterClass', { description: 'A class with the counts of a day.' })
export class RegisterClass extends ClassLine {
  @Field(() => String, { nullable: true, description: 'Companion colour of its age group.' })
  companion!: string | null

  @Field(() => Int, { description: 'Children on its roll that day.' })
  enrolled!: number

  @Field(() => Int, { description: 'Of them present, late arrivals among them.' })
  present!: number

  @Field(() => Int, { description: 'Of them recorded as absent.' })
  absent!: number
}

@ObjectType('Register', { description: 'The register of a class on a day.' })
export class Register {
  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string

  @Field(() => Int, { nullable: true, description: 'The class; null while the centre has none.' })
  classId!: number | null

  @Field(() => [RegisterClass], {
    description:
      'Every class with the counts of the day, in order of age; last the children without a class, if there are any.',
  })
  classes!: RegisterClass[]

  @Field(() => [RegisterEntry], { description: 'The children of the class by name.' })
  entries!: RegisterEntry[]
}

@ObjectType('MarkOutcome', { description: 'What became of one mark.' })
export class MarkOutcome {
  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { nullable: true, description: 'Why the mark was refused; null when it was saved.' })
  refused!: string | null

  @Field(() => Attendance, { nullable: true, description: 'The entry as it is now.' })
  attendance!: Attendance | null
}

@ObjectType('MarkOutcomes', { description: 'What became of the marks.' })
export class MarkOutcomes {
  @Field(() => [MarkOutcome], { description: 'One for each mark, in their order.' })
  outcomes!: MarkOutcome[]
}

@ObjectType('RegisterDay', { description: 'A day of a month register.' })
class RegisterDay {
  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string

  @Field(() => String, {
    nullable: true,
    description: 'Why the centre is closed: its own reason, the name of the holiday, or weekend.',
  })
  closed!: string | null
}

@ObjectType('RegisterMonthLine', { description: "A child's line in a month register." })
export class RegisterMonthLine extends ChildLine {
  @Field(() => [String], { description: 'For each day of the month present, absent, late, or empty text.' })
  marks!: string[]
}

@ObjectType('RegisterMonth', { description: 'The register of a class over a month.' })
export class RegisterMonth {
  @Field(() => String, { description: 'The month, yyyy-MM.' })
  month!: string

  @Field(() => [RegisterDay], { description: 'Every day of the month.' })
  days!: RegisterDay[]

  @Field(() => [RegisterMonthLine], { description: 'The children of the class by name.' })
  lines!: RegisterMonthLine[]
}
