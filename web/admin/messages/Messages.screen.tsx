import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Globe, Inbox, MailSearch, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { excerptOf, type InboxFilter, inboxFilters } from '#graphql/messages/messages.rules.ts'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { useOpenParam } from '#web/admin/shared/useOpenParam.ts'
import {
  useIdSearchParam,
  useSearchParam,
  usePathWith,
  useSearch,
  useSetSearchParams,
} from '#web/admin/shared/useSearchParam.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useIsTeacher } from '#web/app/session.ts'
import { useArrivals } from '#web/app/useFreshness.ts'
import { usePages } from '#web/app/usePages.ts'
import { writtenOn } from '#web/shared/conversation/moment.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { classes } from '#web/ui/layout.ts'
import { Link } from '#web/ui/Link/Link.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { BroadcastList, BroadcastPane } from './Broadcasts.tsx'
import { ConversationPane } from './ConversationPane.tsx'
import { messageDialogs } from './lazyDialogs.ts'
import * as styles from './Messages.css.ts'
import { InboxDocument, type ListedConversationFragment, MessagesDocument } from './messages.generated.ts'

/** How often somebody who has the messages open is shown new ones, in milliseconds. */
const pollEvery = 5_000

/** What is unread, kept up to date; what arrives is shown without a reload. */
function useInbox() {
  const { data } = useScreenQuery(
    InboxDocument,
    {},
    { pollInterval: pollEvery, skipPollAttempt: () => document.hidden },
  )
  useArrivals(data?.inbox.newest)
  return data?.inbox
}

const WriteToParentDialog = messageDialogs.component('WriteToParentDialog')
const NewMessageDialog = messageDialogs.component('NewMessageDialog')

const pageSize = 50

const nothing: Record<InboxFilter | 'search', { title: string; text: string }> = {
  inbox: {
    title: 'No messages yet',
    text: 'Messages from parents and website visitors will appear here.',
  },
  unread: {
    title: 'No unread messages',
    text: 'New messages will appear here until you open them.',
  },
  archived: { title: 'No archived messages', text: 'Archived conversations will appear here.' },
  search: { title: 'Nothing found', text: 'Try a name, an e-mail address or a word from the message.' },
}

const nothingForTeachers = {
  title: 'No messages here',
  text: "Messages from parents to their child's teachers will appear here.",
}

/** What went to several families has a list of its own. */
const several = 'several'

const conversationsOf = (filter: InboxFilter, search = '') =>
  [MessagesDocument, { filter, search: search || null, first: pageSize }] as const

/** The inbox of the centre: visitors of the website and parents; for teachers what parents wrote to them. */
export function Messages() {
  const isTeacher = useIsTeacher()
  const [parameter] = useSearchParam('filter')
  const set = useSetSearchParams()
  const filter = inboxFilters.find((known) => known === parameter) ?? 'inbox'
  const [opened, setOpened] = useIdSearchParam('conversation')
  const { search, box } = useSearch('Search messages')
  const [writing, setWriting] = useState(false)
  useOpenParam('write', () => setWriting(true))
  const [broadcast] = useIdSearchParam('broadcast')
  const pathOf = usePathWith('conversation')
  const broadcastPathOf = usePathWith('broadcast')
  const listsBroadcasts = parameter === several && !search && !isTeacher
  const isBehind = classes((listsBroadcasts ? broadcast : opened) !== null && styles.behind)
  const inbox = useInbox()

  return (
    <Stack space={12}>
      <div className={isBehind}>
        <Toolbar search={box}>
          <Button size="small" tone="primary" icon={SquarePen} onClick={() => setWriting(true)}>
            New message
          </Button>
        </Toolbar>
      </div>
      <div className={styles.panes}>
        <div className={classes(styles.side, isBehind)}>
          <Chips
            label="Show"
            chosen={listsBroadcasts ? several : filter}
            onChoose={(chosen) =>
              set({
                filter: chosen === 'inbox' ? null : chosen,
                [chosen === several ? 'conversation' : 'broadcast']: null,
              })
            }
            chips={[
              { value: 'inbox', label: 'Inbox' },
              { value: 'unread', label: 'Unread', count: inbox?.unread },
              ...(isTeacher
                ? []
                : [
                    { value: 'archived', label: 'Archived' },
                    { value: several, label: 'Groups' },
                  ]),
            ]}
          />
          <Card pad="none" as="section" label="Conversations">
            <div className={styles.list}>
              {listsBroadcasts ? (
                <BroadcastList opened={broadcast} pathOf={broadcastPathOf} />
              ) : (
                <Conversations filter={filter} search={search} opened={opened} pathOf={pathOf} />
              )}
            </div>
          </Card>
        </div>
        {listsBroadcasts && broadcast !== null ? (
          <BroadcastPane key={broadcast} id={broadcast} backPath={broadcastPathOf(null)} />
        ) : opened === null ? (
          <div className={styles.noneOpen}>
            <Card>
              <EmptyState
                picture={<img src="/art/empty-messages.svg" alt="" width={160} height={120} loading="lazy" />}
              >
                {listsBroadcasts
                  ? 'Choose a message to see who has read it.'
                  : 'Choose a conversation to read and reply.'}
              </EmptyState>
            </Card>
          </div>
        ) : (
          <ConversationPane key={opened} id={opened} backPath={pathOf(null)} onLeave={() => setOpened(null)} />
        )}
      </div>
      {writing && isTeacher && (
        <WriteToParentDialog
          onClose={() => setWriting(false)}
          onSent={(id) => {
            setWriting(false)
            set({ conversation: id })
          }}
        />
      )}
      {writing && !isTeacher && (
        <NewMessageDialog
          onClose={() => setWriting(false)}
          onSent={(id) => {
            setWriting(false)
            set({ conversation: id, broadcast: null, ...(listsBroadcasts ? { filter: null } : {}) })
          }}
          onSentToSeveral={(id) => {
            setWriting(false)
            set({ filter: several, broadcast: id, conversation: null, search: null })
          }}
        />
      )}
    </Stack>
  )
}

interface ConversationsProps extends Pick<ConversationListProps, 'opened' | 'pathOf'> {
  filter: InboxFilter
  search: string
}

/** The conversations of the inbox, of the archive or of a search. */
function Conversations({ filter, search, opened, pathOf }: ConversationsProps) {
  const query = usePages(...conversationsOf(filter, search), ({ conversations }) => conversations)
  const isTeacher = useIsTeacher()
  const empty = isTeacher && !search ? nothingForTeachers : nothing[search ? 'search' : filter]
  return (
    <QueryList
      list={query}
      what="messages"
      count={4}
      space={0}
      more="Show older messages"
      empty={
        <EmptyState icon={search ? MailSearch : Inbox} title={empty.title}>
          {empty.text}
        </EmptyState>
      }
    >
      {(rows) => <ConversationList conversations={rows} opened={opened} pathOf={pathOf} />}
    </QueryList>
  )
}

export const screen: Screen = { Page: Messages, first: () => [conversationsOf('inbox'), [InboxDocument]] }

interface ConversationListProps {
  conversations: readonly ListedConversationFragment[]
  /** The one that is open. */
  opened: number | null
  pathOf: (id: number) => string
}

/** What it is about: the subject that was given, or the child. A message from the website has neither. */
const topicOf = ({ kind, subject, childName, forTeachers }: ListedConversationFragment, isTeacher: boolean) =>
  kind === 'contact'
    ? 'From the website'
    : [subject, childName, forTeachers && !isTeacher && 'to the teachers'].filter(Boolean).join(' · ')

/** Who has written, newest first; what nobody has read stands out. */
function ConversationList({ conversations, opened, pathOf }: ConversationListProps) {
  const isTeacher = useIsTeacher()
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
                    <span className={classes(styles.cut, isUnread && styles.unread)}>
                      {topicOf(conversation, isTeacher)}
                    </span>
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
