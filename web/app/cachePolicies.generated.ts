import type { TypePolicies } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

/** A list is what the server said last: what is no longer in it is gone. */
const whole = { merge: false }
/** What has no number of its own belongs to its record; each screen asks for some of it. */
const part = { merge: true }
/** Pages of the same size of the same list, named by what it is narrowed to, follow each other. */
const pages = (filters: string[]) => relayStylePagination(filters)

export const typePolicies: TypePolicies = {
  Absence: {
    fields: {
      together: whole,
    },
  },
  AcademicReport: {
    fields: {
      openings: whole,
    },
  },
  Activity: {
    fields: {
      replies: whole,
      replyCounts: part,
    },
  },
  Application: {
    fields: {
      events: whole,
      siblings: whole,
    },
  },
  AuditEntry: {
    fields: {
      changes: whole,
    },
  },
  BankAccount: {
    fields: {
      columns: part,
    },
  },
  BankLine: {
    fields: {
      proposal: whole,
    },
  },
  Bill: {
    fields: {
      paidBy: whole,
    },
  },
  Broadcast: {
    fields: {
      attachments: whole,
      recipients: whole,
    },
  },
  CareEntry: {
    fields: {
      earlier: whole,
    },
  },
  Child: {
    fields: {
      absences: whole,
      academicReports: whole,
      assessments: whole,
      attendance: whole,
      attendanceThisMonth: part,
      billing: part,
      care: whole,
      consents: whole,
      contacts: whole,
      correspondents: whole,
      documents: whole,
      emergencyContacts: whole,
      guardians: whole,
      learningGoals: whole,
      medicalNotesAccessLog: whole,
      milestones: whole,
      placements: whole,
      progress: part,
      reportCards: whole,
      supplies: whole,
      timetable: whole,
    },
  },
  ChildContact: {
    fields: {
      lastRefusal: part,
    },
  },
  Class: {
    fields: {
      changesAhead: whole,
      children: whole,
      formerStaff: whole,
      placesAhead: whole,
      staff: whole,
      startingChildren: whole,
    },
  },
  ClassMoment: {
    fields: {
      children: whole,
      comments: whole,
      pictures: whole,
      reactions: whole,
    },
  },
  Conversation: {
    fields: {
      messages: pages(['first']),
      with: part,
    },
  },
  Device: {
    fields: {
      classes: whole,
      restingPins: whole,
    },
  },
  GalleryImage: {
    fields: {
      sources: whole,
    },
  },
  GalleryPicture: {
    fields: {
      children: whole,
      sources: whole,
      withoutConsent: whole,
    },
  },
  Message: {
    fields: {
      attachments: whole,
    },
  },
  Payment: {
    fields: {
      paidFor: whole,
    },
  },
  Program: {
    fields: {
      imageSources: whole,
    },
  },
  Query: {
    fields: {
      about: part,
      academicReports: pages(['first', 'search', 'type']),
      activities: pages(['classId', 'first', 'from', 'latestFirst', 'search', 'to']),
      allChildren: pages(['classId', 'first', 'left', 'search']),
      allPrograms: whole,
      applications: whole,
      attendanceTrend: whole,
      auditEntries: pages(['first', 'from', 'kind', 'search', 'to']),
      bankAccounts: whole,
      bankDetails: part,
      bankLines: pages(['first', 'ignored']),
      billingSummary: part,
      bills: pages(['childId', 'first', 'month', 'run', 'search', 'status']),
      broadcasts: pages(['first']),
      calendarFeed: part,
      careDay: part,
      centre: part,
      centreDocuments: whole,
      children: whole,
      childrenBornOn: whole,
      childrenToObserve: whole,
      classClosing: part,
      classMoments: pages(['classId', 'first']),
      classPlaces: whole,
      classes: whole,
      closedClasses: whole,
      closedDays: whole,
      colleagues: whole,
      conversations: pages(['filter', 'first', 'search']),
      correctionEffects: part,
      deletedBills: pages(['first']),
      demo: part,
      devices: whole,
      duties: whole,
      editedSettings: part,
      emails: pages(['first', 'search', 'status']),
      emergencyCard: part,
      familyDebts: whole,
      familyErasure: part,
      familyReach: part,
      faq: whole,
      faqEntries: whole,
      feeTerms: part,
      gallery: whole,
      galleryCategories: whole,
      galleryFigures: part,
      galleryPictures: pages(['categoryId', 'first', 'show']),
      inbox: part,
      income: whole,
      invitation: part,
      invitations: whole,
      learningGoals: whole,
      learningProgress: part,
      leaveBalances: whole,
      leaveKinds: whole,
      leaveRequests: whole,
      lookUp: whole,
      monthDraft: part,
      monthRun: part,
      myActivities: whole,
      myChildren: whole,
      myConversations: pages(['first']),
      myDuties: whole,
      myGuardianRequests: whole,
      myInbox: part,
      myMoments: pages(['first']),
      myNotices: pages(['first']),
      myOnlineSessions: whole,
      myPasskeys: whole,
      myPin: part,
      mySecurity: part,
      mySessions: whole,
      myUniformOrders: whole,
      myWeek: whole,
      newApplications: whole,
      notices: pages(['first']),
      notifications: whole,
      openVolunteerRequests: whole,
      overview: part,
      passwordReset: part,
      paymentReminders: whole,
      payments: pages(['childId', 'first', 'month', 'search']),
      placesForecast: whole,
      programs: whole,
      register: part,
      registerMonth: part,
      relationships: pages(['first', 'search']),
      removedAcademicReports: pages(['first']),
      removedChildren: pages(['first']),
      removedPictures: pages(['first']),
      removedReportCards: pages(['first']),
      removedUsers: pages(['first', 'roles']),
      reportAnalytics: part,
      reportCards: whole,
      reportTemplates: whole,
      room: part,
      roomRatios: whole,
      settings: part,
      setup: part,
      siblingProposals: whole,
      staff: whole,
      staffDay: whole,
      staffDuties: part,
      staffMonth: whole,
      standardReportTemplates: whole,
      statistics: whole,
      timetable: whole,
      timetableTemplates: whole,
      uniformCatalogue: whole,
      uniformFigures: part,
      uniformItems: whole,
      uniformOrders: pages(['childId', 'first', 'search', 'status']),
      uninvitedParents: whole,
      users: pages(['first', 'roles', 'search']),
      virtualClassroom: part,
      virtualSessions: pages(['first', 'recorded', 'status']),
      visitTimes: whole,
      visits: whole,
      volunteerRequests: pages(['first', 'search', 'status']),
      volunteerSignups: pages(['first', 'requestId']),
      waiting: part,
    },
  },
  ReportCard: {
    fields: {
      openings: whole,
    },
  },
  UniformItem: {
    fields: {
      sizes: whole,
    },
  },
  UniformOrder: {
    fields: {
      history: whole,
      lines: whole,
    },
  },
  User: {
    fields: {
      guardianships: whole,
    },
  },
}