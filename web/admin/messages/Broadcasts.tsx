import { ArrowLeft, UsersRound } from 'lucide-react'
import { conversationPath } from '#graphql/messages/messages.rules.ts'
import { ContactLinks } from '#web/admin/shared/people/ContactLinks.tsx'
import { usePages } from '#web/app/usePages.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { AttachmentLink } from '#web/shared/conversation/Attachments.tsx'
import { writtenAt, writtenOn } from '#web/shared/conversation/moment.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Blob } from '#web/ui/Blob/Blob.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import * as styles from './Messages.css.ts'
import {
  BroadcastDocument,
  type BroadcastQuery,
  BroadcastsDocument,
  type ListedBroadcastFragment,
} from './messages.generated.ts'

const readByText = ({ sentTo, readBy }: ListedBroadcastFragment) => `Read by ${readBy} of ${sentTo}`

interface BroadcastListProps {
  /** The one that is open. */
  opened: number | null
  pathOf: (id: number) => string
}

/** What went to all families or to a class, newest first, with how many have read it. */
export function BroadcastList({ opened, pathOf }: BroadcastListProps) {
  const query = usePages(BroadcastsDocument, { first: 50 }, (read) => read.broadcasts)
  return (
    <QueryList
      list={query}
      what="messages"
      count={4}
      space={0}
      more="Show older messages"
      empty={
        <EmptyState icon={UsersRound} title="Nothing yet">
          Messages to a class or to all families will appear here, with who has read them.
        </EmptyState>
      }
    >
      {(rows) => (
        <ul>
          {rows.map((broadcast) => (
            <li key={broadcast.id}>
              <Link
                to={pathOf(broadcast.id)}
                aria-current={broadcast.id === opened || undefined}
                className={styles.row}
              >
                <Blob icon={UsersRound} tone="sky" />
                <span className={styles.words}>
                  <span className={styles.line}>
                    <span className={styles.cut}>{broadcast.subject}</span>
                    <time className={styles.when} dateTime={broadcast.createdAt}>
                      {writtenOn(broadcast.createdAt)}
                    </time>
                  </span>
                  <span className={styles.cut}>{broadcast.className ?? 'All families'}</span>
                  <span className={styles.excerpt}>{readByText(broadcast)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  )
}

type Recipient = BroadcastQuery['broadcast']['recipients'][number]

/** One who has the message: the conversation in which it is, and how to call who has not read it. */
function RecipientRow({ recipient, subject }: { recipient: Recipient; subject: string }) {
  const { conversationId, name, phone, children, readAt } = recipient
  return (
    <Inline as="li" space={8} justify="between">
      <span>
        <TextLink to={conversationPath(conversationId)}>{name}</TextLink>
        <Text size="small" tone="muted">
          {children}
          {readAt && ` · ${writtenAt(readAt)}`}
        </Text>
      </span>
      {!readAt && <ContactLinks name={name} phone={phone} text={`Dear ${name}, please read our message: ${subject}`} />}
    </Inline>
  )
}

interface RecipientsProps {
  title: string
  recipients: readonly Recipient[]
  subject: string
}

function Recipients({ title, recipients, subject }: RecipientsProps) {
  if (recipients.length === 0) return null
  return (
    <Stack space={8}>
      <Heading level={3}>{`${title} (${recipients.length})`}</Heading>
      <Stack as="ul" space={8} label={title}>
        {recipients.map((recipient) => (
          <RecipientRow key={recipient.conversationId} recipient={recipient} subject={subject} />
        ))}
      </Stack>
    </Stack>
  )
}

/** One message to several families: what it said, who has not read it, and who has. */
export function BroadcastPane({ id, backPath }: { id: number; backPath: string }) {
  const query = useScreenQuery(BroadcastDocument, { id })
  return (
    <Card as="section" label={query.data?.broadcast.subject ?? 'Message'}>
      <Stack>
        <div className={styles.narrowOnly}>
          <ButtonLink to={backPath} size="small" icon={ArrowLeft}>
            All messages
          </ButtonLink>
        </div>
        <QueryState
          query={query}
          what="message"
          missing={{ title: 'This message was not found.', text: 'It may have been removed.' }}
          count={4}
        >
          {({ broadcast }) => (
            <>
              <div>
                <Heading level={2} look="h3">
                  {broadcast.subject}
                </Heading>
                <Text size="small" tone="muted">
                  {`${broadcast.className ?? 'All families'} · ${writtenAt(broadcast.createdAt)}`}
                </Text>
              </div>
              <Text asTyped>{broadcast.body}</Text>
              {broadcast.attachments.map((attachment) => (
                <AttachmentLink key={attachment.id} attachment={attachment} />
              ))}
              <ProgressBar
                label={readByText(broadcast)}
                value={broadcast.readBy}
                max={broadcast.sentTo || 1}
                figure=""
              />
              <Recipients
                title="Not read yet"
                recipients={broadcast.recipients.filter(({ readAt }) => !readAt)}
                subject={broadcast.subject}
              />
              <Recipients
                title="Read"
                recipients={broadcast.recipients.filter(({ readAt }) => readAt)}
                subject={broadcast.subject}
              />
            </>
          )}
        </QueryState>
      </Stack>
    </Card>
  )
}
