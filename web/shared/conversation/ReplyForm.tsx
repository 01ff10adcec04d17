import { Send } from 'lucide-react'
import { useForm } from 'react-hook-form'
import type { ReplyInput, ReplyValues } from '#graphql/messages/messages.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { ahead, lateResolver } from '#web/shared/form/lateResolver.ts'
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

/** Another message in a conversation. Ctrl+Enter sends it. */
export function ReplyForm({ conversationId, label, hint, onSend }: ReplyFormProps) {
  const { register, handleSubmit, reset, setError, formState } = useForm<ReplyValues, unknown, ReplyInput>({
    resolver: lateResolver(schema),
    defaultValues: { conversationId, body: '' },
  })

  async function send(input: ReplyInput) {
    try {
      await onSend(input)
      reset()
    } catch (error) {
      const { message, fields } = failureOf(error)
      setError('body', { message: fields.body ?? message })
    }
  }
  const submit = handleSubmit(send)
  return (
    <form noValidate onFocus={ahead(schema)} onSubmit={(event) => void submit(event)}>
      <Stack space={8}>
        <TextArea
          label={label}
          hint={hint}
          rows={3}
          error={formState.errors.body?.message}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event)
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
