import { MessageCircle, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { excerptOf } from '#graphql/messages/messages.rules.ts'
import { staying } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { writtenOn } from '#web/shared/conversation/moment.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Blob } from '#web/ui/Blob/Blob.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { WhatsApp } from '../shell/WhatsApp.tsx'
import * as styles from './MessagesView.css.ts'
import { conversationIn, messagePath, writingIn } from './messagePath.ts'
import { OneConversation } from './OneConversation.tsx'
import { ParentMessagesDocument, type ParentMessagesQuery } from './messages.generated.ts'
import { useOwnInbox } from './useOwnInbox.ts'
import type { ViewProps } from '../views.ts'

const WriteDialog = lateModule(() => import('./WriteDialog.tsx')).part((module) => module.WriteDialog)

const conversations = [ParentMessagesDocument, { first: 50 }] as const

type Listed = ParentMessagesQuery['myConversations']['edges'][number]['node']

function Entry({ conversation }: { conversation: Listed }) {
  const { id, subject, childName, isUnread, lastMessageAt, newestMessage } = conversation
  return (
    <Card to={messagePath(id)} pad="small">
      <div className={styles.entry}>
        <Blob icon={MessageCircle} tone="sky" />
        <div className={styles.words}>
          <div className={styles.line}>
            <Text as="span" weight="strong">
              {subject}
            </Text>
            <Text as="time" size="small" tone="muted" figures dateTime={lastMessageAt}>
              {writtenOn(lastMessageAt)}
            </Text>
          </div>
          {(childName || isUnread) && (
            <div className={styles.line}>
              <Text as="span" size="small">
                {childName && `About ${childName}`}
              </Text>
              {isUnread && <Badge tone="info">New</Badge>}
            </div>
          )}
          {newestMessage && (
            <span className={styles.excerpt}>
              {newestMessage.fromStaff ? '' : 'You: '}
              {excerptOf(newestMessage.body)}
            </span>
          )}
        </div>
      </div>
    </Card>
  )
}

function List({ search }: Pick<ViewProps, 'search'>) {
  const query = usePages(...conversations, (read) => read.myConversations)
  const { data, rows, next } = query
  const navigate = useNavigate()
  // an address can begin a message; from then on the dialog is one of this page, which going back closes
  const [writing, setWriting] = useState(writingIn(search))
  function close() {
    setWriting(null)
    if (writingIn(search)) void navigate(messagePath(null), { ...staying, replace: true })
  }
  return (
    <Stack space={20}>
      <div>
        <PageHeading>Messages</PageHeading>
        <Text tone="muted">Between you and the school. Nobody else reads them.</Text>
      </div>
      <Inline space={12}>
        <Button tone="primary" icon={SquarePen} onClick={() => setWriting('general')}>
          Write to the school
        </Button>
        <WhatsApp />
      </Inline>
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((conversation) => (
            <li key={conversation.id}>
              <Entry conversation={conversation} />
            </li>
          ))}
        </ul>
      )}
      <MoreRows next={next} label="Show older messages" />
      {data && rows.length === 0 && (
        <Card pad="none">
          <EmptyState picture={<img src="/art/empty-messages.svg" alt="" width={160} height={120} loading="lazy" />}>
            No messages yet. What you and the school write to each other will appear here.
          </EmptyState>
        </Card>
      )}
      {!data && (
        <QueryState
          query={query}
          label="Loading messages"
          failed="The messages could not be loaded."
          count={3}
          height="card"
        />
      )}
      {writing !== null && (
        <WriteDialog
          about={writing}
          onClose={close}
          onSent={(id) => {
            close()
            void navigate(messagePath(id))
          }}
        />
      )}
    </Stack>
  )
}

/** What a parent and the school have written each other; one conversation at a time. */
export function MessagesView({ search }: ViewProps) {
  useOwnInbox()
  const opened = conversationIn(search)
  return opened === null ? <List search={search} /> : <OneConversation key={opened} id={opened} />
}

export const screen: Screen<ViewProps> = { Page: MessagesView, first: () => [conversations] }
