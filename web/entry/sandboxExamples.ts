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
  myNotices(limit: 3) { title message createdAt }
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
  children { firstName lastName exactAge allergies class { name } program { name } }
}
`,
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
