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
  placements: { leavingReason: null },
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

/**
 * A side of an audit entry without what it says of these children: of each its number stays.
 * @param ids numbers of the children
 */
export function withoutChildren(side: unknown, ids: ReadonlySet<number>): unknown {
  if (Array.isArray(side)) return side.map((part) => withoutChildren(part, ids))
  if (typeof side !== 'object' || side === null) return side
  const { childId } = side as { childId?: unknown }
  if (typeof childId === 'number' && ids.has(childId)) return { childId }
  return Object.fromEntries(Object.entries(side).map(([name, value]) => [name, withoutChildren(value, ids)]))
}

/** An audit entry of an account, of which its address may have changed; emptied by an earlier erasure. */
export interface AddressChange {
  action: string
  before: { email: string; emailVerifiedAt?: string | null; role?: string } | null
  after: { email: string } | null
}

/**
 * The confirmed addresses that a parent had before. Those since a change that its owner stopped are somebody else's, and
 * what was sent to a colleague is the centre's.
 * @param changes the account's, oldest first
 */
export function earlierAddresses(changes: readonly AddressChange[]): string[] {
  const earlier: { email: string; isOwn: boolean }[] = []
  for (const { action, before, after } of changes) {
    if (!before || !after || before.email === after.email) continue
    if (action === 'stopEmailChange') {
      const restored = earlier.findLastIndex(({ email }) => email === after.email)
      earlier.splice(Math.max(0, restored))
    } else {
      earlier.push({ email: before.email, isOwn: Boolean(before.emailVerifiedAt) && before.role === 'parent' })
    }
  }
  return earlier.filter(({ isOwn }) => isOwn).map(({ email }) => email)
}

/**
 * The columns by which a row is the own of a person: what opens the account, and what a parent said or did for themselves. Every
 * other reference to an account says who did something for the centre, whose it stays when that person is a parent alone by now,
 * or for a child, with whose records it goes.
 */
export const ownColumns: ReadonlySet<string> = new Set([
  'academic_report_openings.user_id',
  'account_links.user_id',
  'audit_entries.user_id',
  'calendar_feeds.user_id',
  'conversations.parent_id',
  'device_pin_failures.user_id',
  'guardianships.parent_id',
  'invitations.asked_by',
  'invitations.used_by',
  'known_devices.user_id',
  'menu_shortcuts.user_id',
  'moment_comments.user_id',
  'moment_reactions.user_id',
  'notification_reads.user_id',
  'passkey_challenges.user_id',
  'passkeys.user_id',
  'report_card_openings.user_id',
  'second_factors.user_id',
  'sessions.user_id',
  'staff_pins.user_id',
  'volunteer_signups.parent_id',
])

/** What an administrator reads before a family is erased. */
export const retainedText = [
  "Bills and payments, for five years, as required by tax law. They keep the child's id, but no names or descriptions.",
  'The attendance register, as the norms for child-care centres require: days and times, and the class, no name and no notes.',
  'Uniform orders that were counted as sales, without notes.',
  'Who changed what and when, without the contents.',
] as const

/** Columns that open a door, and are in no export. */
export const isSecret = (column: string): boolean => /hash|secret|salt|token|password|sealed/i.test(column)

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
