import { lastFinishedTerm } from '#graphql/reportCards/reportCards.rules.ts'
import { addDays, addMonths, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type ExampleArea, lerato, littleLearners } from './example.ts'

const today = todayInJohannesburg()
const lastTerm = lastFinishedTerm(today)

export const adminExamples: ExampleArea = {
  name: 'Admin area',
  as: 'admin',
  groups: [
    {
      name: 'Dashboard',
      examples: [
        {
          part: 'Overview',
          about: "Today's figures, room by room.",
          query: `query Overview {
  overview {
    date students staff staffPresent present absent attendanceRate revenueCents
    rooms { name capacity enrolled present inNow }
  }
  attendanceTrend(weeks: 8) { monday present recorded rate }
  roomRatios { name children staff promise law level }
}`,
        },
        {
          part: 'Search',
          about: 'Children, parents and staff by any part of their name.',
          query: `query Search($search: String!) {
  lookUp(search: $search) { kind name detail targetId }
}`,
          variables: { search: 'mokoena' },
        },
        {
          part: 'Alerts',
          about: 'What needs attention.',
          query: `query Alerts {
  waiting { notifications applications }
  notifications(limit: 10) { kind title text createdAt isRead }
}`,
        },
      ],
    },
    {
      name: 'Content management',
      examples: [
        {
          part: 'Gallery',
          about: 'Every picture, published or not, with who is in it.',
          query: `query Gallery {
  galleryFigures { all published hidden attention featured }
  galleryPictures(first: 10) { edges { node { title isPublished isFeatured children { firstName } } } totalCount }
}`,
        },
        {
          part: 'School info',
          about: 'The content of the public site, for editing.',
          query: `query SchoolInfo {
  editedSettings { statistics { value label } centreHours { opens closes } programHours { opens closes } }
  faqEntries { question isPublished }
  centreDocuments { title path replacedAt }
}`,
        },
      ],
    },
    {
      name: 'Student management',
      examples: [
        {
          part: 'Applications',
          about: 'The status and history of each application.',
          query: `query Applications {
  applications {
    reference status childName parentName program startDate
    events { at kind fromStatus toStatus note author { firstName lastName } }
  }
}`,
        },
        {
          part: 'Students',
          about: 'Children who are enrolled or start later.',
          query: `query Students {
  children(state: current) {
    firstName lastName exactAge enrolledOn lastDay allergies class { name } program { name }
  }
}`,
        },
        {
          part: 'Students who owe',
          about: 'Children aged four and older with a bill that is not fully paid.',
          query: `query StudentsWhoOwe($minAge: Int!) {
  children(minAge: $minAge, hasUnpaidBill: true) {
    firstName lastName exactAge class { name }
    billing { owingCents overdueCents bills { description dueDate status owingCents } }
  }
}`,
          variables: { minAge: 4 },
        },
        {
          part: 'One student',
          about: 'The full record of a child. Reading medical notes is logged.',
          query: `query OneStudent($id: Int!) {
  child(id: $id) {
    firstName lastName dateOfBirth allergies medicalNotes
    guardians { relationshipType isPrimary parent { firstName lastName phoneNumber } }
    attendanceThisMonth { present recorded }
    contacts { name relationship phone }
    consents { kind granted }
    billing { owingCents bills { description status } }
  }
}`,
          variables: { id: lerato },
        },
        {
          part: 'An application by hand',
          about: 'An application taken by phone.',
          query: `mutation AnApplicationByHand($input: RecordApplicationInput!) {
  recordApplication(input: $input) { reference status childName program startDate }
}`,
          variables: {
            input: {
              childName: 'Naledi Mofokeng',
              childDob: addMonths(today, -40),
              parentName: 'Boitumelo Mofokeng',
              phone: '082 555 0177',
              program: 'preschool',
              startDate: addMonths(today, 2),
            },
          },
        },
        {
          part: 'Moving up',
          about: 'Lerato moves to the next class in a month. cancelMoves undoes this.',
          query: `mutation MovingUp($input: MoveChildrenInput!) {
  moveChildren(input: $input) { children { firstName lastName class { name } nextClass { name } nextClassOn } }
}`,
          variables: { input: { on: addMonths(today, 1), moves: [{ childId: lerato, classId: littleLearners + 1 }] } },
        },
        {
          part: 'Leaving',
          about: "Records Lerato's last day and the reason. returnChild undoes this.",
          query: `mutation Leaving($input: LeaveChildInput!) {
  leaveChild(input: $input) { firstName lastName lastDay leavingReason noticeMonth }
}`,
          variables: { input: { id: lerato, lastDay: addMonths(today, 3), reason: 'The family moves to Durban' } },
        },
        {
          part: 'Parent-child links',
          about: 'Parents and their children.',
          query: `query ParentChildLinks {
  relationships(first: 10) {
    edges { node { relationshipType isPrimary parent { firstName lastName } child { firstName lastName } } }
    totalCount
  }
  users(roles: ["parent"], first: 5) { edges { node { username email guardianships { child { firstName } } } } }
}`,
        },
        {
          part: 'Classrooms',
          about: 'The classes, their places and who works in them.',
          query: `query Classrooms($from: LocalDate!) {
  classes { name ageGroup room capacity enrolled starting staff { firstName lastName } }
  classPlaces(from: $from) { class { name } taken offered free }
}`,
          variables: { from: addMonths(today, 1) },
        },
        {
          part: 'Attendance',
          about: 'The register of a class on a day, with absences reported by parents.',
          query: `query Register($date: LocalDate!, $classId: Int!) {
  register(date: $date, classId: $classId) {
    classes { name enrolled present absent }
    entries {
      firstName lastName allergies collectors
      attendance { status timeIn timeOut collectedBy }
      absence { reason fromDate toDate }
    }
  }
}`,
          variables: { date: today, classId: littleLearners },
        },
        {
          part: 'Attendance of a month',
          about: 'A row of marks for each child.',
          query: `query RegisterOfAMonth($month: String!, $classId: Int!) {
  registerMonth(month: $month, classId: $classId) { days { date closed } lines { firstName lastName marks } }
}`,
          variables: { month: monthOf(today), classId: littleLearners },
        },
        {
          part: 'Report cards',
          about: 'The report cards of a school year.',
          query: `query ReportCards($year: Int!) {
  reportCards(year: $year) { term year dateIssued academicProgress child { firstName lastName } openings { openedAt } }
}`,
          variables: { year: lastTerm.year },
        },
      ],
    },
    {
      name: 'Academic',
      examples: [
        {
          part: 'Activities',
          about: 'Events and outings, and who is attending.',
          query: `query Activities($from: LocalDate!) {
  activities(first: 10, from: $from) {
    edges { node { title date time location isOuting class { name } replyCounts { yes no invited withoutConsent } } }
    totalCount
  }
}`,
          variables: { from: today },
        },
        {
          part: 'Academic reports',
          about: 'Reports, with the families that opened them.',
          query: `query AcademicReports {
  academicReports(first: 10) {
    edges { node { title type status writtenOn sentAt child { firstName lastName } openings { firstName openedAt } } }
  }
  reportAnalytics { total sent byType { name count } }
}`,
        },
        {
          part: 'Timetables',
          about: 'Every lesson of the week.',
          query: `query Timetables {
  timetable { day slot subject teacher room class { name } }
}`,
        },
        {
          part: 'Learning progress',
          about: "The children's progress, and who needs support.",
          query: `query LearningProgress {
  learningProgress {
    classAverage assessed areas { area average }
    topPerformer { overall child { firstName lastName } }
    needsSupport { overall child { firstName lastName } }
  }
  learningGoals { title status progress targetDate child { firstName } }
}`,
        },
        {
          part: 'Virtual classroom',
          about: 'Live, scheduled and completed sessions.',
          query: `query VirtualClassroom {
  virtualClassroom { activeSessions scheduledToday averageAttendance byStatus { status count } }
  virtualSessions(first: 10) { edges { node { title date time status joined class { name } } } }
}`,
        },
      ],
    },
    {
      name: 'Communication and finance',
      examples: [
        {
          part: 'Messages',
          about: "The centre's inbox.",
          query: `query Messages {
  inbox { unread }
  conversations(first: 10) {
    edges { node { kind subject isUnread with { name email } newestMessage { body fromStaff createdAt } } }
  }
}`,
        },
        {
          part: 'A message to a class',
          about: 'Goes to every parent in the class, each in a separate conversation.',
          query: `mutation AMessageToAClass($input: BroadcastInput!) {
  sendBroadcast(input: $input) { className sentTo readBy recipients { name children readAt } }
}`,
          variables: {
            input: { classId: littleLearners, subject: 'Sun hats', body: 'Please send a sun hat tomorrow.' },
          },
        },
        {
          part: 'Notices',
          about: 'Every notice, published or not.',
          query: `query Notices {
  notices(first: 10) { edges { node { title audience isUrgent publishFrom publishUntil } } }
}`,
        },
        {
          part: 'Billing',
          about: 'Outstanding and received amounts. Money is integer cents.',
          query: `query Billing {
  billingSummary { month owingCents owingCount overdueCents overdueCount paidCents }
  income { month billedCents paidCents }
  familyDebts { children { firstName lastName } currentCents days30Cents days60Cents days90Cents creditCents }
  bills(first: 20) {
    edges { node { status invoiceNumber description dueDate amountCents owingCents child { firstName lastName } } }
    pageInfo { endCursor hasNextPage }
    totalCount amountCents owingCents
  }
}`,
        },
        {
          part: 'Billing a month',
          about: 'What the centre would bill for the next month. Nothing is stored.',
          query: `query BillingAMonth($month: String!) {
  monthDraft(month: $month) { month lines { kind amountCents description child { firstName lastName } } }
}`,
          variables: { month: monthOf(addMonths(today, 1)) },
        },
        {
          part: 'Voiding a run',
          about: "Voids next month's bills that have not been paid, sent or corrected.",
          query: `mutation VoidingARun($input: VoidRunInput!) {
  voidRun(input: $input) { month count amountCents }
}`,
          variables: { input: { month: monthOf(addMonths(today, 1)) } },
        },
        {
          part: 'Payments',
          about: 'Payments received, and bank lines awaiting allocation.',
          query: `query Payments {
  payments(first: 10) { edges { node { date method amountCents reference child { firstName lastName } } } totalCount }
  bankLines(first: 10) { edges { node { date amountCents words status } } }
}`,
        },
        {
          part: 'Uniform orders',
          about: 'Items, their stock and the orders. Prices are integer cents.',
          query: `query UniformOrders {
  uniformItems { name category price isActive sizes { name stock } }
  uniformOrders(first: 10) {
    edges { node { orderDate status total child { firstName lastName } lines { name size quantity price } } }
    totalCount revenueCents
  }
}`,
        },
      ],
    },
    {
      name: 'Administration',
      examples: [
        {
          part: 'Volunteers',
          about: 'Volunteer requests, and who has signed up.',
          query: `query Volunteers {
  volunteerRequests(first: 10) { edges { node { eventTitle startDate venue status placesTaken volunteersNeeded } } }
  volunteerSignups(first: 10) { edges { node { status specialSkills parent { firstName lastName } } } }
}`,
        },
        {
          part: 'Staff',
          about: 'Colleagues, and who is here on a day.',
          query: `query Staff($date: LocalDate!) {
  staff { firstName lastName email role }
  staffDay(date: $date) { firstName lastName role classes attendance { status timeIn timeOut } }
}`,
          variables: { date: today },
        },
        {
          part: 'An invitation',
          about: 'A colleague gets an account, and a link to choose a password.',
          query: `mutation AnInvitation($input: InviteUserInput!) {
  inviteUser(input: $input) { user { username firstName lastName } url }
}`,
          variables: {
            input: { email: 'lindiwe@kiewiet.example', firstName: 'Lindiwe', lastName: 'Radebe', role: 'teacher' },
          },
        },
        {
          part: 'Parents without an invitation',
          about: 'Parents who have never signed in and have no valid invitation.',
          query: `query ParentsWithoutAnInvitation {
  uninvitedParents { firstName lastName email }
}`,
        },
        {
          part: 'Settings',
          about: 'How the centre is set up.',
          query: `query Settings {
  settings { centre { name fullName phone email } fees { registrationFeeCents } bank { bank accountNumber } }
}`,
        },
        {
          part: 'Audit log',
          about: 'Who changed what in the last week.',
          query: `query AuditLog($from: LocalDate!) {
  auditEntries(first: 20, from: $from) {
    edges { node { at action entity subject user { firstName lastName } changes { field before after } } }
  }
}`,
          variables: { from: addDays(today, -7) },
        },
        {
          part: 'E-mails',
          about: 'E-mails sent, and those waiting for the mail server.',
          query: `query Emails {
  emails(first: 10) { edges { node { kind recipient subject status attempts createdAt sentAt } } }
}`,
        },
        {
          part: 'A bill',
          about: 'Bills Lerato for an outing.',
          query: `mutation ABill($input: BillInput!) {
  createBilling(input: $input) { invoiceNumber description dueDate amountCents status }
}`,
          variables: {
            input: {
              childId: lerato,
              amount: 'R 120.00',
              description: 'Outing to the farm',
              dueDate: addDays(today, 14),
            },
          },
        },
      ],
    },
  ],
}
