import { addDays, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type ExampleArea, lerato } from './example.ts'

const today = todayInJohannesburg()

export const parentExamples: ExampleArea = {
  name: 'Parent portal',
  as: 'parent',
  groups: [
    {
      name: 'My children',
      examples: [
        {
          part: 'Today',
          about: 'Your own children: who they are, and how they are today.',
          query: `query Today {
  viewer { firstName lastName role }
  myChildren {
    firstName lastName exactAge allergies collectors class { name }
    attendanceToday { status timeIn timeOut }
    billing { owingCents overdueCents }
  }
}`,
        },
        {
          part: 'Attendance',
          about: 'A month of the register, and absences that you reported.',
          query: `query Attendance($month: String!) {
  myChildren {
    firstName
    attendanceThisMonth { present recorded }
    attendance(month: $month) { date status timeIn timeOut collectedBy }
    absences { fromDate toDate reason }
  }
}`,
          variables: { month: monthOf(addDays(today, -7)) },
        },
        {
          part: 'Days',
          about: 'What was entered for each day: meals, sleep, nappies and notes.',
          query: `query Days($from: LocalDate!, $until: LocalDate!) {
  myChildren {
    firstName
    care(from: $from, until: $until) { date closedAt entries { kind at until meal portion text isCorrection } }
  }
}`,
          variables: { from: addDays(today, -14), until: addDays(today, -1) },
        },
        {
          part: 'Moments',
          about: 'What teachers wrote about your children, and your reactions.',
          query: `query Moments {
  myMoments(first: 3) {
    edges { node { date text area children { firstName } reactions { reaction count isOwn } } }
    totalCount
  }
}`,
        },
        {
          part: 'Timetable',
          about: "The weekly timetable of each child's class.",
          query: `query Timetable {
  myChildren { firstName timetable { day slot subject teacher room } }
}`,
        },
        {
          part: 'Reports',
          about: 'Report cards and academic reports; isNew until you have opened them.',
          query: `query Reports {
  myChildren {
    firstName
    reportCards { term year dateIssued academicProgress teacherComments isNew }
    academicReports { title type writtenOn isNew }
  }
}`,
        },
        {
          part: 'Learning progress',
          about: "Each child's progress by area, and their goals.",
          query: `query LearningProgress {
  myChildren {
    firstName
    progress { overall areas { area percent grade date } }
    learningGoals { title targetDate progress status }
  }
}`,
        },
        {
          part: 'Profile',
          about: 'Contacts, consents and documents of your children.',
          query: `query Profile {
  viewer { firstName lastName email phoneNumber homeAddress }
  myChildren {
    firstName emergencyContact emergencyContactPhone
    contacts { name relationship phone inEmergency collecting }
    consents { kind granted givenAt }
    documents { kind expiresOn isCurrent }
  }
}`,
        },
      ],
    },
    {
      name: 'With the centre',
      examples: [
        {
          part: 'Activities',
          about: 'What your children are invited to, with your replies.',
          query: `query Activities($from: LocalDate!, $to: LocalDate!) {
  myActivities(from: $from, to: $to) { title date time location isOuting replies { childId attending } }
}`,
          variables: { from: today, to: addDays(today, 60) },
        },
        {
          part: 'Messages',
          about: 'Your conversations with the centre.',
          query: `query Messages {
  myConversations(first: 5) {
    edges { node { subject isUnread messages(first: 10) { edges { node { writer body createdAt } } } } }
  }
}`,
        },
        {
          part: 'Notices',
          about: 'Notices from the centre, newest first.',
          query: `query Notices {
  myNotices(first: 5) { edges { node { title message isUrgent createdAt } } totalCount }
}`,
        },
        {
          part: 'Online sessions',
          about: "Live and scheduled sessions for your children's classes.",
          query: `query OnlineSessions {
  myOnlineSessions { title className teacherName date time status children }
}`,
        },
        {
          part: 'Bills and payments',
          about: 'What you owe and what you paid, in cents.',
          query: `query BillsAndPayments {
  bankDetails { accountHolder bank accountNumber }
  myChildren {
    firstName
    billing {
      paymentReference owingCents creditCents
      bills { description dueDate status amountCents owingCents }
      payments { date method amountCents }
    }
  }
}`,
        },
        {
          part: 'Uniforms',
          about: 'What can be ordered, and your orders.',
          query: `query Uniforms {
  uniformCatalogue { name category price sizes { name stock } }
  myUniformOrders { orderDate status total lines { name size quantity } history { toStatus createdAt } }
}`,
        },
        {
          part: 'Volunteering',
          about: 'Events that need volunteers.',
          query: `query Volunteering {
  openVolunteerRequests { eventTitle startDate startTime venue placesTaken volunteersNeeded mySignup { status } }
}`,
        },
      ],
    },
    {
      name: 'Changes',
      examples: [
        {
          part: 'Message the centre',
          about: 'Starts a conversation about Lerato.',
          query: `mutation WriteToTheSchool($input: WriteToSchoolInput!) {
  writeToSchool(input: $input) { subject newestMessage { body createdAt } }
}`,
          variables: { input: { childId: lerato, subject: 'A hat', body: 'Lerato left her hat in the garden room.' } },
        },
      ],
    },
  ],
}
