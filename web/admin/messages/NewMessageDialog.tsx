import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type StartConversationInput, startConversationSchema } from '#graphql/messages/messages.schema.ts'
import { personOptionsOf } from '#web/admin/shared/formValues.ts'
import { AccountField, useChosenAccount } from '#web/admin/shared/people/AccountField.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { StartConversationDocument } from './messages.generated.ts'

type Values = z.input<typeof startConversationSchema>

const start = { parentId: '', childId: null, subject: '', body: '' } satisfies Values

/** Starts a conversation with a parent, who reads it in the portal and is told by e-mail. */
export function NewMessageDialog({ onClose, onSent }: { onClose: () => void; onSent: (id: number) => void }) {
  const [send] = useMutation(StartConversationDocument)
  const form = useSavedForm<Values, StartConversationInput>({
    schema: startConversationSchema,
    defaultValues: start,
    draft: 'message.new',
    failed: 'Failed to send message',
    resets: { parentId: { childId: null } },
    save: async (input) => {
      const sent = await send({ variables: { input } })
      toast({ title: 'Message sent' })
      if (sent.data) onSent(sent.data.startConversation.id)
    },
  })
  const { field, control } = form
  const parent = useChosenAccount(String(useWatch({ control, name: 'parentId' })))
  const children = parent?.guardianships.flatMap(({ child }) => child ?? []) ?? []
  return (
    <FormDialog
      {...form.parts}
      title="New message"
      description="The parent reads it in the portal, and an e-mail tells them."
      onClose={onClose}
      saveLabel="Send"
      savingLabel="Sending..."
    >
      <FormField as={AccountField} control={control} name="parentId" label="Parent" roles={['parent']} />
      <FormField
        as={SelectField}
        control={control}
        name="childId"
        label="About"
        placeholder="In general"
        empty={null}
        options={personOptionsOf(children)}
      />
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={6} {...field('body')} />
    </FormDialog>
  )
}
