import { ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { int, maybe, moment, named, one, output, text, texts, withFields } from '#graphql/platform/graphql/output.ts'

@ObjectType('Class', { description: 'A class with its room.' })
export class Class extends withFields(VersionedRow, {
  name: text('Name, such as Explorers.'),
  ageGroup: text('Age group, such as 18-24 months.'),
  ageFromMonths: int('Youngest age, in months.'),
  ageToMonths: int('Upper age limit in months, exclusive.'),
  capacity: int('Number of places.'),
  room: text('Room.'),
  programId: maybe(int('Program that its children usually follow.')),
  deletedAt: named('closedAt', maybe(moment('When it was closed; null while in use.'))),
}) {
  static override tableName = 'classes'
  static override entity = 'class'
  static override removedWord = 'closed'

  position!: number
}

export const classLine = {
  classId: int('Id of the class; 0 for children without a class.'),
  name: text('Name of the class.'),
  ageGroup: text('Age group, such as 18-24 months.'),
}

export const ClassPlaces = output('ClassPlaces', 'Occupancy of a class from a certain day.', {
  class: one(Class, 'The class.'),
  taken: int('Children with a place, including those who start later.'),
  offered: int('Places offered to applicants who have not answered yet.'),
  free: int('Free places.'),
})
export type ClassPlaces = InstanceType<typeof ClassPlaces>

export const ClassClosing = output('ClassClosing', 'What must be moved before a class can be closed.', {
  children: int('Children in it today.'),
  coming: int('Children who will start in it or move to it.'),
  offers: int('Offered and accepted places.'),
  staff: texts('Names of current and future class staff, whose duties there will end.'),
})
export type ClassClosing = InstanceType<typeof ClassClosing>
