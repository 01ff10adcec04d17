import { Send } from 'lucide-react'
import type { ReplyInput, ReplyValues } from '#graphql/messages/messages.schema.ts'
import { useAttachments } from './Attachments.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'

const schema = async () => (await import('#graphql/messages/messages.schema.ts')).replySchema

export interface ReplyFormProps {
  conversationId: number
  label: string
  /** Where the answer goes. */
  hint?: string
  /** It goes out as an e-mail, which takes no files. */
  textOnly?: boolean
  /** Sends it; a rejected promise keeps what was typed. */
  onSend: (input: ReplyInput) => Promise<unknown>
}

/**
 * Another message in a conversation. Ctrl+Enter sends it; what is typed stays in the tab until then.
 *
 * - **Use it for:** Below a `Thread`.
 * - **Not for:** A new conversation: a form in a `FormDialog`.
 * - **Parts:** A text of several lines and “Send”. What is typed stays in the tab until it is sent. Pictures and PDFs
 *   go with it, unless `textOnly`: what goes out as an e-mail takes none.
 * - **Accessibility:** Ctrl+Enter sends. What failed is said at the field.
 * - **Words:** The label says to whom it goes, the hint by what way.
 */
export function ReplyForm({ conversationId, label, hint, textOnly = false, onSend }: ReplyFormProps) {
  const files = useAttachments()
  const form = useSavedForm<ReplyValues, ReplyInput>({
    schema,
    defaultValues: { conversationId, body: '' },
    draft: `reply.${conversationId}`,
    resetsOnSave: true,
    save: async (input) => {
      await onSend({ ...input, attachmentIds: files.attachmentIds })
      files.clear()
    },
  })
  return (
    <Form onFocus={form.begin} onSubmit={form.submit}>
      <Stack space={8}>
        <TextArea
          label={label}
          hint={hint}
          rows={3}
          {...form.field('body')}
          error={form.field('body').error ?? form.formProps.problem}
        />
        {!textOnly && files.field}
        <Inline justify="end">
          <Button
            type="submit"
            size="small"
            tone="primary"
            icon={Send}
            disabled={files.uploading}
            pending={form.formState.isSubmitting}
            pendingLabel="Sending..."
          >
            Send
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
