import { Field, Int, ObjectType } from 'type-graphql'
import { ClassLine } from '#graphql/classes/class.model.ts'
import { CalendarDate, Cents } from '#graphql/platform/graphql/scalars.ts'

@ObjectType('OverviewRoom', { description: 'How a class stands today.' })
class OverviewRoom extends ClassLine {
  @Field(() => String, {
    nullable: true,
    description: 'Companion colour of its age group: marigold, coral, sky or leaf.',
  })
  companion!: string | null

  @Field(() => Int, { description: 'How many children there is place for.' })
  capacity!: number

  @Field(() => Int, { description: 'Children enrolled in it today.' })
  enrolled!: number

  @Field(() => Int, { description: 'Children who have a place in it and start later.' })
  starting!: number

  @Field(() => Int, { description: 'Children of it who are present on the day, late arrivals among them.' })
  present!: number

  @Field(() => Int, { description: 'Children of it who are in the building now: who went home is not.' })
  inNow!: number
}

@ObjectType('Overview', { description: 'The centre today, in figures.' })
export class Overview {
  @Field(() => CalendarDate, {
    description: 'Day whose register is counted: today, or while the centre is closed the last day that has one.',
  })
  date!: string

  @Field(() => Int, { description: 'Children enrolled today.' })
  students!: number

  @Field(() => Int, { description: 'Active programs.' })
  programs!: number

  @Field(() => Int, { description: 'Active programs of which a class has a place left.' })
  programsWithPlaces!: number

  @Field(() => Int, { description: 'Teachers and administrators.' })
  staff!: number

  @Field(() => Int, { description: 'Staff who are in on the day, late arrivals among them.' })
  staffPresent!: number

  @Field(() => Int, { description: 'Children present on the day; a late arrival is present.' })
  present!: number

  @Field(() => Int, { description: 'Children recorded as absent on the day.' })
  absent!: number

  @Field(() => Int, { description: 'Children whose parents told that they do not come on the day, and who did not.' })
  toldAbsent!: number

  @Field(() => Int, { description: 'Present of enrolled, in whole percent; 0 while nobody is enrolled.' })
  attendanceRate!: number

  @Field(() => Cents, { description: 'Payments dated in the current month, reversed ones left out, in cents.' })
  revenueCents!: number

  @Field(() => [OverviewRoom], { description: 'Every class in order of age.' })
  rooms!: OverviewRoom[]
}
