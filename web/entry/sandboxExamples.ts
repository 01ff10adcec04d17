import { lastFinishedTerm } from '#graphql/reportCards/reportCards.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'

const signInFirst = '# Sign in on the site first: the sandbox uses the same session.'

/** A tab of the sandbox for each area. */
export const examples = [
  {
    query: `# Public: what every visitor may read.
query PublicSite {
  centre { fullName phone centreHours { opens closes } programHours { opens closes } }
  programs { name ageLabel fullTimeCents halfDayCents }
  faq { question answer }
}
`,
  },
  {
    query: `# ${'A parent: one’s own children and notices.'}
${signInFirst}
query MyFamily {
  viewer { firstName lastName role }
  myChildren { firstName lastName exactAge allergies class { name } }
  myNotices(first: 3) { edges { node { title message createdAt } } totalCount }
}
`,
  },
  {
    query: `# Staff: the applications and where they stand.
${signInFirst}
query Applications {
  applications {
    reference status childName parentName program startDate
    events { at kind fromStatus toStatus note author { firstName lastName } }
  }
}
`,
  },
  {
    query: `# Staff: children and classes.
${signInFirst}
query ChildrenAndClasses {
  classes { name ageGroup capacity enrolled }
  children(state: current) { firstName lastName exactAge enrolledOn lastDay allergies class { name } program { name } }
}
`,
  },
  {
    query: `# Staff: the register of a day, with what parents have told.
${signInFirst}
query RegisterOfTheDay($date: LocalDate!) {
  register(date: $date) {
    classes { name enrolled }
    entries {
      firstName lastName allergies collectors
      attendance { status timeIn timeOut collectedBy }
      absence { reason fromDate toDate }
    }
  }
}
`,
    variables: JSON.stringify({ date: todayInJohannesburg() }, null, 2),
  },
  {
    query: `# Staff: what is owed, and what came in. Money is integer cents.
${signInFirst}
query Billing {
  billingSummary { month owingCents owingCount overdueCents overdueCount paidCents }
  income { month billedCents paidCents }
  familyDebts { children { firstName lastName } currentCents days30Cents days60Cents days90Cents creditCents }
  bills(first: 20) {
    edges { node { status invoiceNumber description dueDate amountCents owingCents child { firstName lastName } } }
    pageInfo { endCursor hasNextPage }
    totalCount amountCents owingCents
  }
}
`,
  },
  {
    query: `# Staff: uniforms, their stock and the orders. Prices are integer cents.
${signInFirst}
query Uniforms {
  uniformItems { name category price isActive sizes { name stock } }
  uniformOrders(first: 20) {
    edges {
      node {
        orderDate status total child { firstName lastName }
        lines { name size quantity price }
        history { fromStatus toStatus createdAt }
      }
    }
    pageInfo { endCursor hasNextPage }
    totalCount revenueCents
  }
}
`,
  },
  {
    query: `# Staff: calls for helpers, and who has signed up.
${signInFirst}
query Volunteers {
  volunteerRequests(first: 20) { edges { node { eventTitle startDate startTime venue status placesTaken volunteersNeeded } } }
  volunteerSignups(first: 20) { edges { node { status specialSkills parent { firstName lastName } child { firstName lastName } } } }
}
`,
  },
  {
    query: `# Staff: report cards of the year, and reports with the families that have opened them.
${signInFirst}
query Reports($year: Int!) {
  reportCards(year: $year) { term year dateIssued academicProgress child { firstName lastName } }
  academicReports(first: 20) { edges { node { title type status writtenOn sentAt child { firstName lastName } openings { firstName lastName openedAt } } } }
}
`,
    variables: JSON.stringify({ year: lastFinishedTerm(todayInJohannesburg()).year }, null, 2),
  },
  {
    query: `# Anyone: apply for a place.
mutation Apply {
  submitEnrollment(input: {
    childName: "Lesedi Moloi", childDob: "2024-05-02", childAge: "18-36months"
    parentName: "Palesa Moloi", email: "palesa@families.example", phone: "082 555 0101"
    address: "4 Acacia Street, Universitas", program: "toddlers", startDate: "2027-01-13"
    termsAccepted: true
  }) { reference }
}
`,
  },
]
