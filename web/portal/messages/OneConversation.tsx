import { useMutation } from '@apollo/client/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { usePages } from '#web/app/usePages.ts'
import { ReplyForm } from '#web/shared/conversation/ReplyForm.tsx'
import { Thread, threadPage } from '#web/shared/conversation/Thread.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { PageHeading } from '../shell/PageHeading.tsx'
import * as styles from './MessagesView.css.ts'
import { MarkOwnConversationDocument, ParentConversationDocument, ReplyToSchoolDocument } from './messages.generated.ts'
import { messagePath } from './messagePath.ts'

/** What is on the screen has been read. */
function useReading(conversation: { id: number; isUnread: boolean } | undefined) {
  const [mark] = useMutation(MarkOwnConversationDocument)
  const { id, isUnread = false } = conversation ?? {}
  useEffect(() => {
    if (id === undefined || !isUnread) return
    mark({ variables: { id } }).catch(() => undefined)
  }, [id, isUnread, mark])
}

/** One conversation with the school, and the answer to it. */
export function OneConversation({ id }: { id: number }) {
  const query = usePages(ParentConversationDocument, { id, first: threadPage }, (read) => read.conversation.messages)
  const { data, rows, next } = query
  const conversation = data?.conversation
  const [reply] = useMutation(ReplyToSchoolDocument)
  useReading(conversation)
  return (
    <Stack space={20}>
      <Inline>
        <ButtonLink to={messagePath(null)} size="small" icon={ArrowLeft}>
          All messages
        </ButtonLink>
      </Inline>
      {conversation && (
        <div className={styles.thread}>
          <div>
            <PageHeading look="h2" isRecord>
              {conversation.subject}
            </PageHeading>
            {conversation.childName && <Text tone="muted">About {conversation.childName}</Text>}
          </div>
          <Thread label="Messages with the school" messages={rows} next={next} side="parent" />
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
      {!conversation && (
        <QueryState
          query={query}
          label="Loading conversation"
          failed="The conversation could not be loaded."
          missing={{ title: 'This conversation was not found.', text: 'It may have been removed.' }}
        />
      )}
    </Stack>
  )
}
