import type { DocumentKind } from '#graphql/childDocuments/childDocuments.rules.ts'
import { classLine } from '#graphql/classes/class.model.ts'
import { cents, day, int, many, maybe, moment, output, text } from '#graphql/platform/graphql/output.ts'

const OverviewRoom = output('OverviewRoom', 'The state of a class today.', {
  ...classLine,
  companion: maybe(text('Colour of its age group: marigold, coral, sky or leaf.')),
  capacity: int('Number of places.'),
  enrolled: int('Children enrolled in it today.'),
  starting: int('Children who will start in it later.'),
  present: int('Its children present on the day, including late ones.'),
  inNow: int('Its children in the building now, without those who went home.'),
})

const AbsentChild = output('AbsentChild', 'A child with an unexplained absence.', {
  childId: int('The child.'),
  name: text('First and last name.'),
})

const ExpiringPaper = output('ExpiringPaper', 'A document of a child that expires soon or has expired.', {
  childId: int('The child.'),
  name: text('First and last name of the child.'),
  kind: text<DocumentKind>('birth_certificate, clinic_card, medical_aid, guardian_id, court_order or other.'),
  expiresOn: day('Last day of validity.'),
})

const ExpectedVisit = output('ExpectedVisit', "A family's planned visit.", {
  at: moment('Date and time.'),
  name: text('Name of the parent or visitor.'),
  children: maybe(int('Children whose applications the visit is for; null for a visit booked on the website.')),
  conversationId: maybe(int('The conversation started by a visit booked on the website.')),
  applicationId: maybe(int('The application it is a tour for, the first of several, or that came from the visit.')),
})

export const Overview = output('Overview', "The centre's figures for today.", {
  date: day('Day whose register is counted: today, or while the centre is closed the last day that has one.'),
  students: int('Children enrolled today.'),
  programs: int('Active programs.'),
  programsWithPlaces: int('Active programs with places left.'),
  staff: int('Teachers and administrators.'),
  staffPresent: int('Staff present on the day, including late ones.'),
  present: int('Children present on the day, including late ones.'),
  absent: int('Children recorded as absent on the day.'),
  toldAbsent: int('Absent children whose parents reported it for the day.'),
  attendanceRate: int('Present of those recorded so far, in whole percent; 0 while nobody is recorded.'),
  revenueCents: cents('Payments dated in the current month, without reversed ones, in cents.'),
  rooms: many(OverviewRoom, 'Every class in order of age.'),
  visits: many(ExpectedVisit, 'Upcoming visits and tours of today and tomorrow, next one first.'),
  absentUnexplained: many(AbsentChild, 'Children recorded as absent today whose parents did not report it, by name.'),
  expiringPapers: many(
    ExpiringPaper,
    'Current documents of enrolled children, expired or expiring in 30 days, earliest first.',
  ),
})
export type Overview = InstanceType<typeof Overview>
