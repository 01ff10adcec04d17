import { day, int, many, maybe, output, text, texts } from '#graphql/platform/graphql/output.ts'

export const PlacesOn = output('PlacesOn', 'How many places of a class, or of several, are taken and free on a day.', {
  date: day('The day.'),
  capacity: int('How many children there is place for.'),
  taken: int('Children who have a place on that day.'),
  offered: int('Places that are promised from that day or an earlier one: offered to applicants, or accepted by them.'),
  free: int('Places that can still be given.'),
})

export const AgeGroupPlaces = output(
  'AgeGroupPlaces',
  'The places of the classes of an age group in the next months.',
  {
    ageGroup: text('Ages in words, such as 18-24 months.'),
    classes: texts('Names of its classes.'),
    days: many(PlacesOn, 'Today, and the first days of the next twelve months.'),
  },
)

export const ClassChange = output('ClassChange', 'A child that joins or leaves a class.', {
  date: day('First day of a child that joins, last day of one that leaves.'),
  kind: text<'comes' | 'goes'>('comes or goes.'),
  childId: int('The child.'),
  otherClassId: maybe(
    int('Class that it comes from or goes to; null for one that starts or leaves, or has no class there.'),
  ),
})
export type ClassChange = InstanceType<typeof ClassChange>
