import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type WriteToSchoolInput, writeToSchoolSchema } from '#graphql/messages/messages.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { OwnChildNamesDocument } from './OwnChildNames.generated.ts'
import { WriteToSchoolDocument } from './writeToSchool.generated.ts'

type Values = z.input<typeof writeToSchoolSchema>

/** Starts a conversation with the school, about one of one's own children or in general. */
export function WriteDialog({ onClose, onSent }: { onClose: () => void; onSent: (id: number) => void }) {
  const { data } = useQuery(OwnChildNamesDocument)
  const { cache } = useApolloClient()
  const [write] = useMutation(WriteToSchoolDocument)
  const { register, handleSubmit, setError, formState } = useForm<Values, unknown, WriteToSchoolInput>({
    resolver: zodResolver(writeToSchoolSchema),
    defaultValues: { childId: '', subject: '', body: '' },
  })
  const { errors, isDirty, isSubmitting } = formState

  async function send(input: WriteToSchoolInput) {
    try {
      const sent = await write({ variables: { input } })
      toast({ title: 'Message sent' })
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myConversations' })
      if (sent.data) onSent(sent.data.writeToSchool.id)
    } catch (error) {
      setError('root', { message: failureOf(error).message })
    }
  }
  return (
    <Dialog
      open
      title="Write to the school"
      onClose={onClose}
      dirty={isDirty && !isSubmitting}
      onSubmit={(event) => void handleSubmit(send)(event)}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="small" tone="primary" pending={isSubmitting} pendingLabel="Sending...">
            Send
          </Button>
        </>
      }
    >
      <Stack>
        {errors.root?.message && (
          <Notice tone="danger" live>
            {errors.root.message}
          </Notice>
        )}
        <SelectField
          label="About"
          placeholder="A question in general"
          options={(data?.myChildren ?? []).map(({ id, firstName, lastName }) => ({
            value: String(id),
            label: `${firstName} ${lastName}`,
          }))}
          error={errors.childId?.message}
          {...register('childId', { setValueAs: (value: unknown) => (value === '' ? null : value) })}
        />
        <TextField label="Subject" error={errors.subject?.message} {...register('subject')} />
        <TextArea label="Message" rows={6} error={errors.body?.message} {...register('body')} />
      </Stack>
    </Dialog>
  )
}
