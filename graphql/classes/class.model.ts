import { Field, Int, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { int, one, output, text } from '#graphql/platform/graphql/output.ts'

@ObjectType('Class', { description: 'A class with its room.' })
export class Class extends VersionedRow {
  static override tableName = 'classes'
  static override entity = 'class'
  static override displayName = 'class'
  static override removedWord = 'closed'

  @Field(() => String, { description: 'Name, such as Explorers.' })
  name!: string

  @Field(() => String, { description: 'Ages in words, such as 18-24 months.' })
  ageGroup!: string

  @Field(() => Int, { description: 'Youngest age, in months.' })
  ageFromMonths!: number

  @Field(() => Int, { description: 'Age from which a child is too old for it, in months.' })
  ageToMonths!: number

  @Field(() => Int, { description: 'How many children there is place for.' })
  capacity!: number

  @Field(() => String, { description: 'Room it is in.' })
  room!: string

  @Field(() => Int, { nullable: true, description: 'Program that its children usually follow.' })
  programId!: number | null

  @Field(() => Moment, { name: 'closedAt', nullable: true, description: 'When it was closed; null for one in use.' })
  deletedAt!: string | null

  position!: number
}

/** A class in a list of figures. */
export const classLine = {
  classId: int('Number of the class; 0 for the children without one.'),
  name: text('Name of the class.'),
  ageGroup: text('Ages in words, such as 18-24 months.'),
}

export const ClassPlaces = output('ClassPlaces', 'How full a class is from a day on.', {
  class: one(Class, 'The class.'),
  taken: int('Children who hold a place, those who start later among them.'),
  offered: int('Places that are offered to applicants who have not answered yet.'),
  free: int('Places that can still be given.'),
})
export type ClassPlaces = InstanceType<typeof ClassPlaces>
