import { useMutation } from '@apollo/client/react'
import { type RefusalForm, refusalFormSchema } from '#graphql/contacts/contacts.schema.ts'
import type { Contact } from '#web/shared/contacts/contact.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { useTellMail } from '../../shared/mail/useTellMail.ts'
import { AnswerCollectingDocument } from './panels.generated.ts'

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
  const form = useSavedForm<RefusalForm, RefusalForm>({
    schema: refusalFormSchema,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      await answer({ variables: { input: { id, version, allowed: false, reason } } })
      void tellMail({ title: `${name} may not collect ${child.firstName}`, text: 'The parents get an e-mail.' })
      onClose()
    },
  })
  return (
    <FormDialog
      {...form.parts}
      title={`${name} may not collect ${child.firstName}?`}
      saveLabel="Refuse"
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        hint="The parents read it in the portal and in an e-mail."
        rows={3}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
