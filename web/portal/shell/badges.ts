import { consentKinds, isOpen } from '#graphql/consents/consents.rules.ts'
import { type Read, useScreenQuery } from '#web/app/useScreenQuery.ts'
import { ParentInboxDocument } from '../messages/messages.generated.ts'
import type { ViewId } from '../views.ts'
import { PortalBadgesDocument, type PortalBadgesQuery } from './PortalBadges.generated.ts'

/** How many things wait in a view, and what they are: `{ count: 2, what: 'unread' }`. */
export type Badges = Partial<Record<ViewId, { count: number; what: string }>>

/** How many consents a family has not answered yet. */
const openConsents = ({ myChildren }: PortalBadgesQuery) =>
  myChildren
    .filter(({ mayDecide }) => mayDecide)
    .flatMap(({ consents }) => consentKinds.filter((kind) => isOpen(consents.find((one) => one.kind === kind)))).length

/** How often the inbox is polled, in milliseconds. */
const pollEvery = 30_000

/** What the badges are made of. */
export const badgeReads: readonly Read[] = [[PortalBadgesDocument], [ParentInboxDocument]]

/** Whether the account is of the centre, which one that has only registered is not; true while it is not known. */
export function useBelongsToCentre(): boolean {
  const { data } = useScreenQuery(PortalBadgesDocument)
  return data?.belongsToCentre ?? true
}

/** What waits in each view; nothing while it is not known. */
export function useBadges(): Badges {
  const { data } = useScreenQuery(PortalBadgesDocument)
  const inbox = useScreenQuery(
    ParentInboxDocument,
    {},
    { pollInterval: pollEvery, skipPollAttempt: () => document.hidden },
  )
  return {
    ...(data ? { profile: { count: openConsents(data), what: 'outstanding' } } : {}),
    ...(inbox.data ? { messages: { count: inbox.data.myInbox.unread, what: 'unread' } } : {}),
  }
}
