import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import {
  type ParentNotificationInput,
  parentNotificationSchema,
  type ParentNotificationValues,
} from '#graphql/reportCards/reportCards.schema.ts'
import { count, fullName } from '#web/admin/shared/format.ts'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { LinkedParentsDocument, SendParentNotificationDocument } from './reportCards.generated.ts'

export interface NotificationStart {
  childId?: number
  subject?: string
  message?: string
}

/** Says who is going to be mailed before anything is sent. */
function Recipients({ childId }: { childId: number }) {
  const { data } = useScreenQuery(LinkedParentsDocument, { id: childId })
  if (!data) return null
  const parents = data.child.guardians.flatMap(({ parent }) => parent ?? [])
  if (parents.length === 0)
    return (
      <Notice tone="warning">No parent is linked to {data.child.firstName} yet, so nobody would get an e-mail.</Notice>
    )
  return (
    <Text size="small" tone="muted">
      Goes to {parents.map((parent) => `${fullName(parent)} (${parent.email})`).join(' and ')}.
    </Text>
  )
}

/** An e-mail to everybody who is linked to a student. */
export function NotificationDialog({ start = {}, onClose }: { start?: NotificationStart; onClose: () => void }) {
  const [send] = useMutation(SendParentNotificationDocument)
  const tellMail = useTellMail()
  const form = useDialogForm<ParentNotificationValues, ParentNotificationInput>({
    schema: parentNotificationSchema,
    defaultValues: {
      childId: start.childId === undefined ? '' : String(start.childId),
      subject: start.subject ?? '',
      message: start.message ?? '',
    },
    draft: `notification.${start.childId ?? ''}`,
    failed: 'Failed to send notification',
    save: async (input) => {
      const { data } = await send({ variables: { input } })
      const emails = data?.sendParentNotification.emailsSent ?? 0
      void tellMail(
        { title: `Notification sent to ${emails} parent(s)` },
        `Notification queued for ${count(emails, 'parent')}`,
      )
    },
    onClose,
  })
  const { field, control } = form
  const childId = Number(useWatch({ control, name: 'childId' }))
  return (
    <FormDialog
      {...form.formProps}
      title="Send notification"
      description="An e-mail to every parent linked to the student."
      saveLabel="Send notification"
      savingLabel="Sending..."
    >
      <FormField as={ChildField} control={control} name="childId" label="Student" />
      {childId > 0 && <Recipients childId={childId} />}
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={6} {...field('message')} />
    </FormDialog>
  )
}
