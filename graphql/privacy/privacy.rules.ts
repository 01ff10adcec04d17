/**
 * What stays of a family after it is erased, and what its columns with words are set to: money records for the time that tax
 * law asks for (Tax Administration Act 28 of 2011, section 29: five years), registers that a partial-care facility must
 * keep (Children's Act 38 of 2005, norms and standards), and the log of who did what, without what was in it.
 */
export const retainedByLaw: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  bills: { description: 'Bill', deleteReason: null },
  payments: { reference: null, notes: null, reversalReason: null },
  allocations: {},
  payment_reminders: {},
  attendance: { notes: null, collectedBy: null, collectedReason: null },
  uniform_orders: { note: null },
  uniform_order_lines: {},
  uniform_order_events: {},
  audit_entries: { before: null, after: null, clientAddress: null },
}

/** Tables of what one person wrote or did for themselves, with the column that says who; other guardians' stay theirs. */
export const personalTables: Readonly<Record<string, string>> = {
  conversations: 'parentId',
  volunteer_signups: 'parentId',
  report_card_openings: 'userId',
  academic_report_openings: 'userId',
  invitations: 'usedBy',
  guardianships: 'parentId',
}

/** What an administrator reads before a family is erased. */
export const retainedInWords = [
  'Bills and payments, for five years: tax law asks for them. They keep the number of the child, no name and no words.',
  'The attendance register, as the norms for child-care centres ask: days and times, no name and no notes.',
  'Uniform orders that were counted as sales, without notes.',
  'Who changed what and when, without what it said.',
] as const

/** Columns that open a door, and are in no export. */
export const isSecret = (column: string): boolean => /hash|secret|salt|token/i.test(column)

/** Tables of which every row is such a door. */
export const secretTables: readonly string[] = [
  'sessions',
  'known_devices',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'invitations',
  'account_links',
  'calendar_feeds',
]
