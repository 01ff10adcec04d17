import { Globe } from 'lucide-react'
import { excerptOf } from '#graphql/messages/messages.rules.ts'
import { writtenOn } from '#web/shared/conversation/moment.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { classes } from '#web/ui/layout.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import type { ListedConversationFragment } from './messages.generated.ts'
import * as styles from './Messages.css.ts'

export interface ConversationListProps {
  conversations: readonly ListedConversationFragment[]
  /** The one that is open. */
  opened: number | null
  pathOf: (id: number) => string
}

/** What it is about: the subject that was given, or the child. A message from the website has neither. */
const topicOf = ({ kind, subject, childName }: ListedConversationFragment) =>
  kind === 'contact' ? 'From the website' : [subject, childName].filter(Boolean).join(' · ')

/** Who has written, newest first; what nobody has read stands out. */
export function ConversationList({ conversations, opened, pathOf }: ConversationListProps) {
  return (
    <ul>
      {conversations.map((conversation) => {
        const { id, isUnread, lastMessageAt, newestMessage, kind } = conversation
        return (
          <li key={id}>
            <Link to={pathOf(id)} aria-current={id === opened || undefined} className={styles.row}>
              <Avatar name={conversation.with.name} size={36} />
              <span className={styles.words}>
                <span className={styles.line}>
                  <span className={classes(styles.cut, isUnread && styles.unread)}>{conversation.with.name}</span>
                  <time className={styles.when} dateTime={lastMessageAt}>
                    {writtenOn(lastMessageAt)}
                  </time>
                </span>
                <span className={styles.line}>
                  <span className={styles.topic}>
                    {kind === 'contact' && <Globe aria-hidden size={14} />}
                    <span className={classes(styles.cut, isUnread && styles.unread)}>{topicOf(conversation)}</span>
                  </span>
                  {isUnread && (
                    <>
                      <span aria-hidden className={styles.dot} />
                      <VisuallyHidden>unread</VisuallyHidden>
                    </>
                  )}
                </span>
                {newestMessage && (
                  <span className={styles.excerpt}>
                    {newestMessage.fromStaff && 'You: '}
                    {excerptOf(newestMessage.body)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
