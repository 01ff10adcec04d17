import { useMutation } from '@apollo/client/react'
import { type RefusalForm, refusalFormSchema } from '#graphql/contacts/contacts.schema.ts'
import type { Contact } from '#web/shared/contacts/contact.tsx'
import { SaveDialog } from '#web/shared/form/SaveDialog.tsx'
import { useSavedForm } from '#web/shared/contacts/useSavedForm.ts'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { useTellMail } from '../mail/useTellMail.ts'
import { AnswerCollectingDocument } from './answerCollecting.generated.ts'

interface RefuseDialogProps {
  contact: Contact
  child: { firstName: string }
  onClose: () => void
}

/** Says that somebody may not collect a child, and why. */
export function RefuseDialog({ contact, child, onClose }: RefuseDialogProps) {
  const [answer] = useMutation(AnswerCollectingDocument)
  const tellMail = useTellMail()
  const { id, version, name } = contact
  const { register, formState, submit } = useSavedForm<RefusalForm, RefusalForm>({
    schema: refusalFormSchema,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      await answer({ variables: { input: { id, version, allowed: false, reason } } })
      void tellMail({ title: `${name} may not collect ${child.firstName}`, text: 'The parents get an e-mail.' })
      onClose()
    },
  })
  return (
    <SaveDialog
      title={`${name} may not collect ${child.firstName}?`}
      state={formState}
      saveLabel="Refuse"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        hint="The parents read it in the portal and in an e-mail."
        rows={3}
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
    </SaveDialog>
  )
}
