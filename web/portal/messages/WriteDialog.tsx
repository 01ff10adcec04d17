import { useMutation, useQuery } from '@apollo/client/react'
import type { WriteToSchoolInput, WriteToSchoolValues } from '#graphql/messages/messages.schema.ts'
import { useAttachments } from '#web/shared/conversation/Attachments.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { OwnChildNamesDocument, WriteToSchoolDocument } from './messages.generated.ts'

const schema = async () => (await import('#graphql/messages/messages.schema.ts')).writeToSchoolSchema

interface WriteDialogProps {
  /** The child that it is about, by its number; any other word is a question in general. */
  about: string
  onClose: () => void
  onSent: (id: number) => void
}

/** Starts a conversation with the school, about one of one's own children or in general. */
export function WriteDialog({ about, onClose, onSent }: WriteDialogProps) {
  const { data } = useQuery(OwnChildNamesDocument)
  const [write] = useMutation(WriteToSchoolDocument)
  const files = useAttachments()
  const form = useSavedForm<WriteToSchoolValues, WriteToSchoolInput>({
    schema,
    defaultValues: { childId: /^\d+$/.test(about) ? about : '', subject: '', body: '' },
    draft: 'write',
    save: async (input) => {
      const sent = await write({ variables: { input: { ...input, attachmentIds: files.attachmentIds } } })
      toast({ title: 'Message sent' })
      if (sent.data) onSent(sent.data.writeToSchool.id)
    },
  })
  return (
    <FormDialog
      {...form.parts}
      title="Write to the school"
      saveLabel="Send"
      savingLabel="Sending..."
      saveDisabled={files.uploading}
      onClose={onClose}
    >
      {data?.myChildren.length !== 0 && (
        <SelectField
          // a list without the child's name would fall back to its first entry
          key={data ? 'known' : 'awaited'}
          label="About"
          placeholder="A question in general"
          options={(data?.myChildren ?? []).map(({ id, firstName, lastName }) => ({
            value: String(id),
            label: `${firstName} ${lastName}`,
          }))}
          {...form.field('childId', { setValueAs: (value: unknown) => (value === '' ? null : value) })}
        />
      )}
      <TextField label="Subject" {...form.field('subject')} />
      <TextArea label="Message" rows={6} {...form.field('body')} />
      {files.field}
    </FormDialog>
  )
}
