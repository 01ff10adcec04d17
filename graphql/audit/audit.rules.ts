import { plain } from '#graphql/values/search.ts'

type Values = Record<string, unknown> | null

/** Timestamps and counters, and what nobody may read. */
const leftOut = /^(id|version|createdAt|updatedAt)$|hash|secret|token|salt/i

/** Actions under which reading a child's medical notes is logged. */
export const lookingActions = ['readMedicalNotes'] as const

export const accessActions = [
  'signIn',
  'signInRefused',
  'secondFactorRefused',
  'signOut',
  'endMySession',
  'signOutEverywhere',
  'refused',
  'tooManyRequests',
] as const

/**
 * Whether the trigram index of the texts can find a word. Without such a word the texts of all entries would have to be
 * read, so that only people's names are searched.
 */
export const inIndex = (word: string) => /[a-z\d]{3}/.test(plain(word))

/** Actions whose code does not read well, or is not found by what is shown for it. */
export const actionLabels: Record<string, string> = {
  addDevice: 'Add tablet',
  answerCollecting: 'Decide who may collect',
  answerConsent: 'Give or withdraw consent',
  answerVolunteerSignup: 'Confirm or decline volunteer',
  askForGuardian: 'Request invitation',
  beginPasskey: 'Start adding passkey',
  beginSecondFactor: 'Start setting up two-step sign-in',
  billMonth: 'Create monthly invoices',
  bookBankLine: 'Allocate bank line',
  carryOverDetails: 'Copy details from application',
  changeDevice: 'Edit tablet',
  chargeClass: 'Bill class',
  choosePin: 'Set tablet PIN',
  closeCareDay: 'Close day',
  confirmEmail: 'Confirm e-mail',
  confirmSecondFactor: 'Turn on two-step sign-in',
  decideLeave: 'Approve or decline leave',
  endMySession: 'Sign out one device',
  endSecondFactor: 'Turn off two-step sign-in',
  endSecondFactorOfUser: 'Turn off two-step sign-in',
  endSessionsOfUser: 'Sign out everywhere',
  handOverEmail: 'Show link in e-mail',
  importFamily: 'Import student',
  inviteToAccount: 'Send invitation',
  leaveChild: 'Record leaving',
  leaveChildren: 'Record leaving',
  orderWaitlist: 'Reorder waiting list',
  pairDevice: 'Pair tablet',
  refuseInvitation: 'Decline invitation',
  refused: 'Access denied',
  registerRefused: 'Registration refused',
  removePin: 'Remove tablet PIN',
  renewCalendarFeed: 'Create calendar address',
  renewDeviceCode: 'Create tablet code',
  renewInvitation: 'Send invitation again',
  requestEmailChange: 'Request e-mail change',
  resendEmail: 'Resend e-mail',
  returnChild: 'Record return',
  revokeDevice: 'Disconnect tablet',
  saveLeaveKind: 'Save leave type',
  secondFactorRefused: 'Sign-in code refused',
  sendBroadcast: 'Send group message',
  sendTestEmail: 'Send test e-mail',
  signInRefused: 'Sign-in refused',
  stopEmailChange: 'Stop e-mail change',
  tellMomentAsItIs: 'Share moment without missing pictures',
  unusualReading: 'Unusual access',
  updateOwnDetails: 'Update contact details',
  voidRun: 'Void billing run',
  writeCreditNote: 'Create credit note',
}

/** The actions with a word in their label. */
export const actionsLabelled = (word: string) =>
  Object.entries(actionLabels).flatMap(([action, label]) => (plain(label).includes(plain(word)) ? action : []))

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The values that differ; all values for a new record. */
export function changesBetween(before: Values, after: Values) {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap((field) => {
    if (leftOut.test(field)) return []
    const [old, now] = [asText(before?.[field]), asText(after?.[field])]
    return old === now ? [] : [{ field, before: old, after: now }]
  })
}

/** The name of a record, as far as its own values tell. */
export function nameOfRecord(before: Values, after: Values): string | null {
  const values = { ...before, ...after }
  const { firstName, lastName } = values
  if (typeof firstName === 'string') return [firstName, lastName].filter(Boolean).join(' ')
  for (const field of ['name', 'title', 'eventTitle', 'childName', 'subject', 'description', 'recipient']) {
    if (typeof values[field] === 'string') return values[field]
  }
  return null
}
