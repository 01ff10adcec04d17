import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { ArrowLeft, MessageCircle, SquarePen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { excerptOf } from '#graphql/messages/messages.rules.ts'
import type { Screen } from '#web/app/screens.tsx'
import { staying } from '#web/app/Scroll.tsx'
import { useArrivals } from '#web/app/useFreshness.ts'
import { usePages } from '#web/app/usePages.ts'
import { writtenOn } from '#web/shared/conversation/moment.ts'
import { ReplyForm } from '#web/shared/conversation/ReplyForm.tsx'
import { Thread, threadPage } from '#web/shared/conversation/Thread.tsx'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Blob } from '#web/ui/Blob/Blob.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text, Unbroken } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { PageHeading } from '../shell/PageHeading.tsx'
import { WhatsApp } from '../shell/centre.tsx'
import { ViewPage } from '../shell/ViewPage.tsx'
import { conversationIn, messagePath, type ViewProps, writingIn } from '../views.ts'
import {
  MarkOwnConversationDocument,
  ParentConversationDocument,
  ParentInboxDocument,
  ParentMessagesDocument,
  type ParentMessagesQuery,
  ReplyToSchoolDocument,
} from './messages.generated.ts'
import { lazyModule } from '#web/ui/lazy.tsx'
import * as styles from './MessagesView.css.ts'

const WriteDialog = lazyModule(() => import('./WriteDialog.tsx')).component('WriteDialog')

const conversations = [ParentMessagesDocument, { first: 50 }] as const

type Listed = ParentMessagesQuery['myConversations']['edges'][number]['node']

function Entry({ conversation }: { conversation: Listed }) {
  const { id, subject, childName, forTeachers, isUnread, lastMessageAt, newestMessage } = conversation
  return (
    <Card to={messagePath(id)} pad="small">
      <div className={styles.entry}>
        <Blob icon={MessageCircle} tone="sky" />
        <div className={styles.words}>
          <div className={styles.line}>
            <Text as="span" weight="strong">
              {subject} {isUnread && <Badge tone="info">New</Badge>}
            </Text>
            <Text as="time" size="small" tone="muted" figures dateTime={lastMessageAt}>
              <Unbroken>{writtenOn(lastMessageAt)}</Unbroken>
            </Text>
          </div>
          {childName && (
            <Text as="span" size="small">
              About {childName}
              {forTeachers && ', also for the teachers'}
            </Text>
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
  const { shownRows, next } = query
  const navigate = useNavigate()
  // an address can begin a message; from then on the dialog is one of this page, which going back closes
  const [writing, setWriting] = useState(writingIn(search))
  function close() {
    setWriting(null)
    if (writingIn(search)) void navigate(messagePath(null), { ...staying, replace: true })
  }
  return (
    <ViewPage
      title="Messages"
      lead="Only you and the centre can read these messages."
      query={query}
      what="messages"
      count={3}
      height="card"
      tools={
        <>
          <Inline space={12}>
            <Button tone="primary" icon={SquarePen} onClick={() => setWriting('general')}>
              Message the centre
            </Button>
            <WhatsApp />
          </Inline>
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
        </>
      }
    >
      {() => (
        <>
          {shownRows.length > 0 ? (
            <ul className={styles.list}>
              {shownRows.map((conversation) => (
                <li key={conversation.id}>
                  <Entry conversation={conversation} />
                </li>
              ))}
            </ul>
          ) : (
            <Card pad="none">
              <EmptyState
                picture={<img src="/art/empty-messages.svg" alt="" width={160} height={120} loading="lazy" />}
              >
                No messages yet. Your conversations with the centre will appear here.
              </EmptyState>
            </Card>
          )}
          <MoreRows next={next} label="Show older messages" />
        </>
      )}
    </ViewPage>
  )
}

/** What a parent and the centre have written each other; one conversation at a time. */
export function MessagesView({ search }: ViewProps) {
  useOwnInbox()
  const opened = conversationIn(search)
  return opened === null ? <List search={search} /> : <OneConversation key={opened} id={opened} />
}

export const screen: Screen<ViewProps> = { Page: MessagesView, first: () => [conversations] }

/** How often a parent who has the messages open is shown new ones, in milliseconds. */
const pollEvery = 10_000

/** Shows what the centre writes without a reload. */
function useOwnInbox() {
  const { data } = useScreenQuery(
    ParentInboxDocument,
    {},
    { pollInterval: pollEvery, skipPollAttempt: () => document.hidden },
  )
  useArrivals(data?.myInbox.newest)
}

/** What is on the screen has been read. */
function useReading(conversation: { id: number; isUnread: boolean } | undefined) {
  const [mark] = useMutation(MarkOwnConversationDocument)
  const { id, isUnread = false } = conversation ?? {}
  useEffect(() => {
    if (id === undefined || !isUnread) return
    mark({ variables: { id } }).catch(() => undefined)
  }, [id, isUnread, mark])
}

/** One conversation with the centre, and the answer to it. */
function OneConversation({ id }: { id: number }) {
  const query = usePages(ParentConversationDocument, { id, first: threadPage }, (read) => read.conversation.messages)
  const { data, shownRows, next } = query
  const [reply] = useMutation(ReplyToSchoolDocument)
  useReading(data?.conversation)
  return (
    <Stack space={20}>
      <Inline>
        <ButtonLink to={messagePath(null)} size="small" icon={ArrowLeft}>
          All messages
        </ButtonLink>
      </Inline>
      <QueryState
        query={query}
        what="conversation"
        missing={{ title: 'This conversation was not found.', text: 'It may have been removed.' }}
      >
        {({ conversation }) => (
          <div className={styles.thread}>
            <div>
              <PageHeading look="h2" isRecord>
                {conversation.subject}
              </PageHeading>
              {conversation.childName && (
                <Text tone="muted">
                  {`About ${conversation.childName}${conversation.forTeachers ? ', also for the teachers' : ''}`}
                </Text>
              )}
            </div>
            <Thread label="Messages with the centre" messages={shownRows} next={next} side="parent" />
            <Card>
              <ReplyForm
                conversationId={id}
                label="Your message"
                onSend={async (input) => {
                  await reply({ variables: { input } })
                  toast({ title: 'Message sent' })
                }}
              />
            </Card>
          </div>
        )}
      </QueryState>
    </Stack>
  )
}
