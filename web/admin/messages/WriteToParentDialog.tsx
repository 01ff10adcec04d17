import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type StartConversationInput, startConversationSchema } from '#graphql/messages/messages.schema.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { useAttachments } from '#web/shared/conversation/Attachments.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ParentsToWriteToDocument, StartConversationDocument } from './messages.generated.ts'

type Values = z.input<typeof startConversationSchema>

interface WriteToParentDialogProps {
  onClose: () => void
  onSent: (id: number) => void
}

/** Writes to a parent about a child of the own class: the child is chosen first, and then which of its parents. */
export function WriteToParentDialog({ onClose, onSent }: WriteToParentDialogProps) {
  const [send] = useMutation(StartConversationDocument)
  const { attachmentIds, ...files } = useAttachments()
  const form = useSavedForm<Values, StartConversationInput>({
    schema: startConversationSchema,
    defaultValues: { parentId: '', childId: '', subject: '', body: '' },
    draft: 'message.toParent',
    failed: 'Failed to send message',
    resets: { childId: { parentId: '' } },
    save: async ({ parentId, childId = null, subject, body }) => {
      const { data: sent } = await send({ variables: { input: { parentId, childId, subject, body, attachmentIds } } })
      toast({ title: 'Message sent' })
      if (sent) onSent(sent.startConversation.id)
    },
  })
  const { field, control, setValue } = form
  const childId = String(useWatch({ control, name: 'childId' }) ?? '')
  const { data } = useScreenQuery(ParentsToWriteToDocument, { childId: Number(childId) }, { skip: childId === '' })
  const parents = data?.child.correspondents ?? []
  const onlyParent = parents.length === 1 ? String(parents[0]?.userId) : null
  useEffect(() => {
    if (onlyParent) setValue('parentId', onlyParent)
  }, [onlyParent, childId, setValue])
  return (
    <FormDialog
      {...form.formProps}
      title="New message"
      description="The parent reads it in the portal and gets an e-mail. Your colleagues in the class and the office can read it too."
      onClose={onClose}
      saveLabel="Send"
      savingLabel="Sending..."
      saveDisabled={files.uploading}
    >
      <FormField as={ChildField} control={control} name="childId" label="About" />
      {data && parents.length === 0 ? (
        <Notice tone="warning">{`No parent of ${data.child.firstName} has an account yet. The office can invite one.`}</Notice>
      ) : (
        <FormField
          as={SelectField}
          control={control}
          name="parentId"
          label="Parent"
          placeholder={childId === '' ? 'Choose the child first' : 'Choose a parent'}
          options={parents.map(({ userId, name }) => ({ value: String(userId), label: name }))}
        />
      )}
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={6} {...field('body')} />
      {files.field}
    </FormDialog>
  )
}
