import type { DocumentKind } from '#graphql/childDocuments/childDocuments.rules.ts'
import { classLine } from '#graphql/classes/class.model.ts'
import { cents, day, int, many, maybe, moment, output, text } from '#graphql/platform/graphql/output.ts'

const OverviewRoom = output('OverviewRoom', 'The state of a class today.', {
  ...classLine,
  companion: maybe(text('Colour of its age group: marigold, coral, sky or leaf.')),
  capacity: int('Number of places.'),
  enrolled: int('Children enrolled in it today.'),
  starting: int('Children who will start in it later.'),
  present: int('Children of it who are present on the day, late arrivals among them.'),
  inNow: int('Its children who are in the building now, without those who went home.'),
})

const AbsentChild = output('AbsentChild', 'A child whose absence nobody has explained.', {
  childId: int('The child.'),
  name: text('First and last name.'),
})

const ExpiringPaper = output('ExpiringPaper', 'A document of a child that expires soon or has expired.', {
  childId: int('The child.'),
  name: text('First and last name of the child.'),
  kind: text<DocumentKind>('birth_certificate, clinic_card, medical_aid, guardian_id, court_order or other.'),
  expiresOn: day('Last day on which it is valid.'),
})

const ExpectedVisit = output('ExpectedVisit', 'A family that visits the centre.', {
  at: moment('When it comes.'),
  name: text('Name of the parent or visitor.'),
  children: maybe(
    int('Children whose applications the visit is for; null for a visit booked on the website, which does not say.'),
  ),
  conversationId: maybe(int('The conversation that a visit booked on the website started.')),
  applicationId: maybe(int('The application whose tour it is, the first of several; for a visit, what became of it.')),
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
  toldAbsent: int('Children whose parents reported them absent on the day, and who did not come.'),
  attendanceRate: int('Present of those recorded so far, in whole percent; 0 while nobody is recorded.'),
  revenueCents: cents('Payments dated in the current month, reversed ones left out, in cents.'),
  rooms: many(OverviewRoom, 'Every class in order of age.'),
  visits: many(ExpectedVisit, 'Visits and tours of today and tomorrow that are not over, next one first.'),
  absentUnexplained: many(AbsentChild, 'Children recorded as absent today whose parents did not report it, by name.'),
  expiringPapers: many(
    ExpiringPaper,
    'Documents in use of enrolled children that expire within 30 days or have, earliest first.',
  ),
})
export type Overview = InstanceType<typeof Overview>
