import { Field, Int, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'

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
@ObjectType()
export abstract class ClassLine {
  @Field(() => Int, { description: 'Number of the class; 0 for the children without one.' })
  classId!: number

  @Field(() => String, { description: 'Name of the class.' })
  name!: string

  @Field(() => String, { description: 'Ages in words, such as 18-24 months.' })
  ageGroup!: string
}

@ObjectType('ClassPlaces', { description: 'How full a class is from a day on.' })
export class ClassPlaces {
  @Field(() => Class, { description: 'The class.' })
  class!: Class

  @Field(() => Int, { description: 'Children who hold a place, those who start later among them.' })
  taken!: number

  @Field(() => Int, { description: 'Places that are offered to applicants who have not answered yet.' })
  offered!: number

  @Field(() => Int, { description: 'Places that can still be given.' })
  free!: number
}
