import { classLine } from '#graphql/classes/class.model.ts'
import { cents, day, int, many, maybe, output, text } from '#graphql/platform/graphql/output.ts'

const OverviewRoom = output('OverviewRoom', 'How a class stands today.', {
  ...classLine,
  companion: maybe(text('Colour of its age group: marigold, coral, sky or leaf.')),
  capacity: int('Number of places.'),
  enrolled: int('Children enrolled in it today.'),
  starting: int('Children who will start in it later.'),
  present: int('Children of it who are present on the day, late arrivals among them.'),
  inNow: int('Children of it who are in the building now: who went home is not.'),
})

export const Overview = output('Overview', 'The centre today, in figures.', {
  date: day('Day whose register is counted: today, or while the centre is closed the last day that has one.'),
  students: int('Children enrolled today.'),
  programs: int('Active programs.'),
  programsWithPlaces: int('Active programs of which a class has a place left.'),
  staff: int('Teachers and administrators.'),
  staffPresent: int('Staff who are in on the day, late arrivals among them.'),
  present: int('Children present on the day; a late arrival is present.'),
  absent: int('Children recorded as absent on the day.'),
  toldAbsent: int('Children whose parents told that they do not come on the day, and who did not.'),
  attendanceRate: int('Present of enrolled, in whole percent; 0 while nobody is enrolled.'),
  revenueCents: cents('Payments dated in the current month, reversed ones left out, in cents.'),
  rooms: many(OverviewRoom, 'Every class in order of age.'),
})
export type Overview = InstanceType<typeof Overview>
