/** Where a conversation came from: the contact form of the site, or a parent with an account. */
export type ConversationKind = 'contact' | 'parent'

export const mostAttachments = 5

/** What the inbox can be narrowed to. Archived conversations have a list of their own. */
export const inboxFilters = ['inbox', 'unread', 'archived'] as const
export type InboxFilter = (typeof inboxFilters)[number]

export const contactSubject = 'Message from the website'

/** The start of a message, on one line. */
export function excerptOf(body: string, most = 140): string {
  const line = body.replaceAll(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line
}

/** What parents write of a child who stays at home, in English, Afrikaans and Sesotho. */
const absenceWords =
  /\b(ill|sick|unwell|fever|flu|absent|stays? (at )?home|staying (at )?home|(won'?t|not|can'?t|cannot) (be )?(com(e|ing)|mak(e|ing) it|in)( in)?( to school)? today|siek|koors|kom nie|afwesig|o a kula|oa kula)\b/i

/** Whether a message sounds like that of an absence: staff, who read it, decide. */
export const speaksOfAbsence = (text: string): boolean => absenceWords.test(text.replaceAll('’', "'"))

/** Where a parent reads a conversation. */
export const ownConversationUrl = ({ environment }: { environment: { PUBLIC_URL: string } }, { id }: { id: number }) =>
  `${environment.PUBLIC_URL}/parent/messages?conversation=${id}`

/** Where the admin area shows a conversation. */
export const conversationPath = (id: number) => `/admin/dashboard?section=messages&conversation=${id}`
