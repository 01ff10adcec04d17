import { useMutation, useQuery } from '@apollo/client/react'
import type { WriteToSchoolInput, WriteToSchoolValues } from '#graphql/messages/messages.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { lateResolver } from '#web/shared/form/lateResolver.ts'
import { useDraftForm } from '#web/shared/form/useDraftForm.ts'
import { SaveDialog } from '#web/shared/form/SaveDialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { OwnChildNamesDocument } from './OwnChildNames.generated.ts'
import { WriteToSchoolDocument } from './writeToSchool.generated.ts'

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
  const form = useDraftForm<WriteToSchoolValues, WriteToSchoolInput>(
    { name: 'write', fields: ['subject', 'body'] },
    {
      resolver: lateResolver(schema),
      defaultValues: { childId: /^\d+$/.test(about) ? about : '', subject: '', body: '' },
    },
  )
  const { register, handleSubmit, setError, clearDraft, formState } = form
  const { errors } = formState

  async function send(input: WriteToSchoolInput) {
    try {
      const sent = await write({ variables: { input } })
      clearDraft()
      toast({ title: 'Message sent' })
      if (sent.data) onSent(sent.data.writeToSchool.id)
    } catch (error) {
      setError('root', { message: failureOf(error).message })
    }
  }
  return (
    <SaveDialog
      title="Write to the school"
      state={formState}
      hasDraft
      saveLabel="Send"
      savingLabel="Sending..."
      onClose={() => {
        clearDraft()
        onClose()
      }}
      onSubmit={(event) => void handleSubmit(send)(event)}
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
          error={errors.childId?.message}
          {...register('childId', { setValueAs: (value: unknown) => (value === '' ? null : value) })}
        />
      )}
      <TextField label="Subject" error={errors.subject?.message} {...register('subject')} />
      <TextArea label="Message" rows={6} error={errors.body?.message} {...register('body')} />
    </SaveDialog>
  )
}
