import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import type { WriteToSchoolForm, WriteToSchoolValues } from '#graphql/messages/messages.schema.ts'
import { useAttachments } from '#web/shared/conversation/Attachments.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { OwnChildNamesDocument, WriteToSchoolDocument } from './messages.generated.ts'

const schema = async () => (await import('#graphql/messages/messages.schema.ts')).writeToSchoolFormSchema

const names = new Intl.ListFormat('en-ZA', { type: 'conjunction' })

interface WriteDialogProps {
  /** The child that it is about, by its number; any other word is a question in general. */
  about: string
  onClose: () => void
  onSent: (id: number) => void
}

/** Starts a conversation with the centre, about one of one's own children or in general. */
export function WriteDialog({ about, onClose, onSent }: WriteDialogProps) {
  const { data } = useScreenQuery(OwnChildNamesDocument)
  const [write] = useMutation(WriteToSchoolDocument)
  const files = useAttachments()
  const form = useSavedForm<WriteToSchoolValues, WriteToSchoolForm>({
    schema,
    defaultValues: { childId: /^\d+$/.test(about) ? about : '', toTeachers: true, subject: '', body: '' },
    draft: 'write',
    save: async ({ toTeachers, ...input }) => {
      const sent = await write({
        variables: {
          input: { ...input, forTeachers: toTeachers && teachers.length > 0, attachmentIds: files.attachmentIds },
        },
      })
      toast({ title: 'Message sent' })
      if (sent.data) onSent(sent.data.writeToSchool.id)
    },
  })
  const childId = useWatch({ control: form.control, name: 'childId' })
  const child = data?.myChildren.find(({ id }) => String(id) === String(childId))
  const teachers = child?.teachers ?? []
  return (
    <FormDialog
      {...form.formProps}
      title="Message the centre"
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
          placeholder="General question"
          options={(data?.myChildren ?? []).map(({ id, firstName, lastName }) => ({
            value: String(id),
            label: `${firstName} ${lastName}`,
          }))}
          {...form.field('childId', { setValueAs: (value: unknown) => (value === '' ? null : value) })}
        />
      )}
      {child && teachers.length > 0 && (
        <Checkbox
          label={`Also send to ${child.firstName}'s teachers: ${names.format(teachers)}`}
          hint="If you do not tick this, only the office can read it."
          {...form.field('toTeachers')}
        />
      )}
      <TextField label="Subject" {...form.field('subject')} />
      <TextArea label="Message" rows={6} {...form.field('body')} />
      {files.field}
    </FormDialog>
  )
}
