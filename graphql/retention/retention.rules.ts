interface Period {
  what: string
  /** Days after which it is deleted. */
  days: number
  /** As people say it: `48 hours`. */
  period: string
  /** Why it is kept so long, and no longer: a need of the centre, or the law. */
  reason: string
}

/** The one table of periods: POPIA, section 14, asks to delete what is no longer needed. */
export const retentionPeriods = {
  idempotencyKeys: {
    what: 'Duplicate-request keys',
    days: 2,
    period: '48 hours',
    reason: 'They let a browser ask again after a lost reply, and contain no personal information.',
  },
  throttles: {
    what: 'Counts of attempts, by address and account',
    days: 1,
    period: '24 hours after they end',
    reason: 'They slow down password guessing, and are stored as hashes only.',
  },
  unsentFiles: {
    what: 'Message attachments never sent',
    days: 2,
    period: '48 hours',
    reason: 'So that a message can still be finished the next day.',
  },
  links: {
    what: 'Links for a new password or address',
    days: 30,
    period: '30 days after they end',
    reason: 'So that the office can explain why a link no longer opens.',
  },
  invitations: {
    what: 'Invitations that nobody used',
    days: 30,
    period: '30 days after they end',
    reason: 'So that the office can see that one was sent. Used ones are kept, as proof of who was given access.',
  },
  sessions: {
    what: 'Ended sign-ins',
    days: 30,
    period: '30 days after they end',
    reason: 'To find out what happened when an account was misused.',
  },
  setupLinks: {
    what: 'Set-up links',
    days: 30,
    period: '30 days after they end',
    reason: 'Only a hash is stored, and no personal details.',
  },
  knownDevices: {
    what: 'Browsers in which an account has signed in',
    days: 365,
    period: '1 year',
    reason:
      "So that other people's wrong guesses do not lock the owner out. The browser's cookie expires after the same time.",
  },
  emailTexts: {
    what: 'E-mail text',
    days: 180,
    period: '180 days',
    reason: 'To resend a message or check what it said. The record that it was sent, to whom and when, is kept.',
  },
  notifications: {
    what: 'Bell notifications',
    days: 180,
    period: '180 days',
    reason: 'The records they link to are kept.',
  },
  roomActions: {
    what: 'Tablet activity, and who used a PIN on which day',
    days: 90,
    period: '90 days',
    reason:
      'A tablet that has been offline for weeks may send something twice. What it changed stays in the register and the audit log.',
  },
  accessEntries: {
    what: 'Audit log: sign-ins and denied access',
    days: 365,
    period: '1 year',
    reason: 'To find out who tried to get in (POPIA, section 19). They contain IP addresses.',
  },
  auditEntries: {
    what: 'Audit log: changes, and who read medical notes',
    days: 5 * 365 + 2,
    period: '5 years',
    reason: 'They prove who changed bills and payments: Tax Administration Act 28 of 2011, section 29(3).',
  },
} satisfies Record<string, Period>

export type Retained = keyof typeof retentionPeriods
export const retained = Object.keys(retentionPeriods) as Retained[]
