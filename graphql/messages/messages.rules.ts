/** Where a conversation came from: the contact form of the site, or a parent with an account. */
export type ConversationKind = 'contact' | 'parent'

/** Files of one message. */
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

/** Where a parent reads a conversation. */
export const ownConversationUrl = ({ environment }: { environment: { PUBLIC_URL: string } }, { id }: { id: number }) =>
  `${environment.PUBLIC_URL}/parent/messages?conversation=${id}`

/** Where the admin area shows a conversation. */
export const conversationPath = (id: number) => `/admin/dashboard?section=messages&conversation=${id}`
