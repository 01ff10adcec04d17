import { Send } from 'lucide-react'
import { type BaseSyntheticEvent, useRef } from 'react'
import type { ReplyInput, ReplyValues } from '#graphql/messages/messages.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { ahead, lateResolver } from '#web/shared/form/lateResolver.ts'
import { useDraftForm } from '#web/shared/form/useDraftForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'

const schema = async () => (await import('#graphql/messages/messages.schema.ts')).replySchema

export interface ReplyFormProps {
  conversationId: number
  label: string
  /** Where the answer goes. */
  hint?: string
  /** Sends it; a rejected promise keeps what was typed. */
  onSend: (input: ReplyInput) => Promise<unknown>
}

/** Another message in a conversation. Ctrl+Enter sends it; what is typed stays in the tab until then. */
export function ReplyForm({ conversationId, label, hint, onSend }: ReplyFormProps) {
  const { register, handleSubmit, reset, setError, clearDraft, formState } = useDraftForm<ReplyValues, ReplyInput>(
    { name: `reply.${conversationId}`, fields: ['body'] },
    { resolver: lateResolver(schema), defaultValues: { conversationId, body: '' } },
  )
  const sending = useRef(false)

  async function send(input: ReplyInput) {
    try {
      await onSend(input)
      reset()
      clearDraft()
    } catch (error) {
      const { message, fields } = failureOf(error)
      setError('body', { message: fields.body ?? message })
    }
  }
  /** A key that is held down, or pressed again before the answer, sends nothing more. */
  async function submit(event: BaseSyntheticEvent) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await handleSubmit(send)(event).finally(() => {
      sending.current = false
    })
  }
  return (
    <form noValidate onFocus={ahead(schema)} onSubmit={(event) => void submit(event)}>
      <Stack space={8}>
        <TextArea
          label={label}
          hint={hint}
          rows={3}
          error={formState.errors.body?.message}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) void submit(event)
          }}
          {...register('body')}
        />
        <Inline justify="end">
          <Button
            type="submit"
            size="small"
            tone="primary"
            icon={Send}
            pending={formState.isSubmitting}
            pendingLabel="Sending..."
          >
            Send
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
