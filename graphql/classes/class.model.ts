import { Field, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { Moment } from '#graphql/platform/graphql/scalars.ts'
import { int, maybe, one, output, text, texts, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('Class', { description: 'A class with its room.' })
export class Class extends withFields(VersionedRow, {
  name: text('Name, such as Explorers.'),
  ageGroup: text('Ages in words, such as 18-24 months.'),
  ageFromMonths: int('Youngest age, in months.'),
  ageToMonths: int('Age from which a child is too old for it, in months.'),
  capacity: int('How many children there is place for.'),
  room: text('Room it is in.'),
  programId: maybe(int('Program that its children usually follow.')),
}) {
  static override tableName = 'classes'
  static override entity = 'class'
  static override displayName = 'class'
  static override removedWord = 'closed'

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

export const ClassClosing = output('ClassClosing', 'What is still in a class that is to be closed.', {
  children: int('Children who are in it today.'),
  coming: int('Children who start in it or move to it later.'),
  offers: int('Places that are offered, and those that were accepted.'),
  staff: texts('Names of who works in it, or is to later: their duties there end with it.'),
})
export type ClassClosing = InstanceType<typeof ClassClosing>
