import { ArrowRight, Mail } from 'lucide-react'
import { excerptOf } from '#graphql/messages/messages.rules.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { writtenOn } from '#web/shared/conversation/moment.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import * as styles from './Overview.css.ts'
import { RecentMessagesDocument } from './overview.generated.ts'

/** Address of a conversation. */
const conversationPath = (id: number) => `${paths.adminSection('messages')}&conversation=${id}`

/** The two newest messages of the inbox. */
export function RecentMessages() {
  const query = useScreenQuery(RecentMessagesDocument)
  return (
    <Panel title="Recent Messages" padded={false}>
      <QueryState query={query} what="messages" count={2}>
        {({ conversations }) =>
          conversations.edges.length === 0 ? (
            <EmptyState icon={Mail}>Messages from parents and website visitors will appear here.</EmptyState>
          ) : (
            <ul>
              {conversations.edges.map(
                ({
                  node: {
                    id,
                    lastMessageAt,
                    newestMessage,
                    with: { name },
                  },
                }) => (
                  <li key={id}>
                    <Link to={conversationPath(id)} className={styles.waiting}>
                      <Avatar name={name} size={36} />
                      <span className={styles.waitingWords}>
                        <span className={styles.waitingTitle}>{name}</span>
                        {newestMessage && (
                          <span className={styles.muted}>
                            {newestMessage.fromStaff && 'You: '}
                            {excerptOf(newestMessage.body, 90)}
                          </span>
                        )}
                      </span>
                      <span className={styles.muted}>{writtenOn(lastMessageAt)}</span>
                    </Link>
                  </li>
                ),
              )}
            </ul>
          )
        }
      </QueryState>
      <div className={styles.more}>
        <ButtonLink to={paths.adminSection('messages')} tone="quiet" size="small" icon={ArrowRight} iconAt="end">
          View All Messages
        </ButtonLink>
      </div>
    </Panel>
  )
}
