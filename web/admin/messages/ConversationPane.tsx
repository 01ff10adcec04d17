import { useMutation } from '@apollo/client/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { usePages } from '#web/app/usePages.ts'
import { ReplyForm } from '#web/shared/conversation/ReplyForm.tsx'
import { Thread, threadPage, type ThreadProps } from '#web/shared/conversation/Thread.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ConversationHead, type OpenConversation } from './ConversationHead.tsx'
import { messageDialogs } from './lazyDialogs.ts'
import * as styles from './Messages.css.ts'
import { ConversationDocument, MarkConversationDocument, ReplyToConversationDocument } from './messages.generated.ts'
const ApplyDialog = messageDialogs.component('ApplyDialog')

interface ConversationPaneProps {
  id: number
  /** Back to the list, where that is not visible. */
  backPath: string
  /** It leaves the list that is shown. */
  onLeave: () => void
}

/**
 * What was opened is read, whenever something new arrives while it is open. What waits for teachers the server keeps unread
 * until one of them opens it, also where the office has opened it before.
 */
function useReading(conversation: OpenConversation | undefined) {
  const [mark] = useMutation(MarkConversationDocument)
  const id = conversation?.id
  const newest = conversation?.newestMessage?.id
  const isUnread = conversation?.isUnread
  // once a message: who marks it unread again wants it to stay so
  const [readUpTo, setReadUpTo] = useState<number>()
  useEffect(() => {
    if (id === undefined || newest === undefined || readUpTo === newest) return
    setReadUpTo(newest)
    if (!isUnread) return
    mark({ variables: { id, isRead: true } }).catch(() => undefined)
  }, [id, newest, isUnread, readUpTo, mark])
}

interface LoadedConversationProps extends ConversationPaneProps, Pick<ThreadProps, 'messages' | 'next'> {
  conversation: OpenConversation
}

function LoadedConversation({ conversation, messages, next, backPath, onLeave }: LoadedConversationProps) {
  const [reply] = useMutation(ReplyToConversationDocument)
  const tellMail = useTellMail()
  const [applying, setApplying] = useState(false)
  const isVisitor = conversation.kind === 'contact'
  const { name, email } = conversation.with
  return (
    <Card pad="none" as="section" label={`Conversation with ${name}`}>
      <ConversationHead
        conversation={conversation}
        messages={messages}
        backPath={backPath}
        onApply={() => setApplying(true)}
        onLeave={onLeave}
      />
      <div className={styles.thread} tabIndex={-1}>
        <Thread label={`Messages with ${name}`} messages={messages} next={next} side="school" />
      </div>
      <div className={styles.answer}>
        <ReplyForm
          conversationId={conversation.id}
          label={`Reply to ${name}`}
          textOnly={isVisitor}
          hint={isVisitor ? `Sent to ${email} by e-mail.` : 'Appears in the parent portal; they get an e-mail.'}
          onSend={async (input) => {
            await reply({ variables: { input } })
            if (isVisitor) void tellMail({ title: 'Reply sent by e-mail' }, 'Reply queued')
            else toast({ title: 'Message sent' })
          }}
        />
      </div>
      {applying && <ApplyDialog conversation={conversation} onClose={() => setApplying(false)} />}
    </Card>
  )
}

/** One conversation with everything that was written, and the answer to it. */
export function ConversationPane(props: ConversationPaneProps) {
  const query = usePages(
    ConversationDocument,
    { id: props.id, first: threadPage },
    (read) => read.conversation.messages,
  )
  const { data, lastData, shownRows, next } = query
  useReading(data?.conversation)
  return (
    <>
      {!lastData && (
        <div className={styles.narrowOnly}>
          <ButtonLink to={props.backPath} size="small" icon={ArrowLeft}>
            All messages
          </ButtonLink>
        </div>
      )}
      <QueryState
        query={query}
        what="conversation"
        missing={{ title: 'This conversation was not found.', text: 'It may have been removed.' }}
        count={4}
      >
        {({ conversation }) => (
          <LoadedConversation conversation={conversation} messages={shownRows} next={next} {...props} />
        )}
      </QueryState>
    </>
  )
}
