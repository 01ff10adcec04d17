import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import {
  broadcastSchema,
  type StartConversationInput,
  startConversationSchema,
} from '#graphql/messages/messages.schema.ts'
import { count } from '#web/admin/shared/format.ts'
import { optionsOf, personOptionsOf } from '#web/admin/shared/formValues.ts'
import { AccountField, useChosenAccount } from '#web/admin/shared/people/AccountField.tsx'
import { FamilyReachDocument } from '#web/admin/shared/people/people.generated.ts'
import { useAttachments } from '#web/shared/conversation/Attachments.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { MessageClassesDocument, SendBroadcastDocument, StartConversationDocument } from './messages.generated.ts'

type Values = z.input<typeof startConversationSchema>
type Input = Pick<StartConversationInput, 'subject' | 'body'> & Partial<StartConversationInput>

const start = { parentId: '', childId: null, subject: '', body: '' } satisfies Values

/** Whom a message to several families reaches, and who has to be called instead. */
function Reach({ classId }: { classId: number | null }) {
  const { data, error } = useScreenQuery(FamilyReachDocument, { classId })
  if (error) return <Notice tone="danger">The number of recipients could not be loaded.</Notice>
  if (!data) return <Text tone="muted">Counting the parents…</Text>
  const { parents, unreached } = data.familyReach
  return (
    <Notice tone={unreached.length > 0 || parents.length === 0 ? 'warning' : 'info'}>
      {`Goes to ${count(parents.length, 'parent')}, each in a separate conversation.`}
      {unreached.length > 0 &&
        ` No parent of ${unreached.map(({ name }) => name).join(', ')} has an account, so please call them.`}
    </Notice>
  )
}

interface NewMessageDialogProps {
  onClose: () => void
  onSent: (id: number) => void
  onSentToSeveral: (id: number) => void
}

/** Writes to a parent, a class or all families, who read it in the portal and are told by e-mail. */
export function NewMessageDialog({ onClose, onSent, onSentToSeveral }: NewMessageDialogProps) {
  const [send] = useMutation(StartConversationDocument)
  const [sendToSeveral] = useMutation(SendBroadcastDocument)
  const { data } = useScreenQuery(MessageClassesDocument)
  const [to, setTo] = useState('parent')
  const isToOne = to === 'parent'
  const classId = isToOne || to === 'all' ? null : Number(to)
  const { attachmentIds, ...files } = useAttachments()
  const form = useSavedForm<Values, Input>({
    schema: (isToOne ? startConversationSchema : broadcastSchema) as z.ZodMiniType<Input, Values>,
    defaultValues: start,
    draft: 'message.new',
    failed: 'Failed to send message',
    resets: { parentId: { childId: null } },
    save: async ({ parentId, childId = null, subject, body }) => {
      if (parentId === undefined) {
        const { data: sent } = await sendToSeveral({ variables: { input: { classId, subject, body, attachmentIds } } })
        if (!sent) return
        toast({ title: `Message sent to ${count(sent.sendBroadcast.sentTo, 'parent')}` })
        onSentToSeveral(sent.sendBroadcast.id)
        return
      }
      const { data: sent } = await send({ variables: { input: { parentId, childId, subject, body, attachmentIds } } })
      toast({ title: 'Message sent' })
      if (sent) onSent(sent.startConversation.id)
    },
  })
  const { field, control } = form
  const parent = useChosenAccount(String(useWatch({ control, name: 'parentId' })))
  const children = parent?.guardianships.flatMap(({ child }) => child ?? []) ?? []
  return (
    <FormDialog
      {...form.formProps}
      title="New message"
      description="Parents read it in the portal and get an e-mail."
      onClose={onClose}
      saveLabel={isToOne ? 'Send' : 'Send to all'}
      savingLabel="Sending..."
      saveDisabled={files.uploading}
    >
      <SelectField
        label="To"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        options={[
          { value: 'parent', label: 'One parent' },
          { value: 'all', label: 'All families' },
          { label: 'One class', options: optionsOf(data?.classes ?? []) },
        ]}
      />
      {isToOne ? (
        <>
          <FormField as={AccountField} control={control} name="parentId" label="Parent" roles={['parent']} />
          <FormField
            as={SelectField}
            control={control}
            name="childId"
            label="About"
            placeholder="General"
            empty={null}
            options={personOptionsOf(children)}
          />
        </>
      ) : (
        <Reach classId={classId} />
      )}
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={6} {...field('body')} />
      {files.field}
    </FormDialog>
  )
}
