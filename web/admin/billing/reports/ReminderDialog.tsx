import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { MessageCircle } from 'lucide-react'
import * as z from 'zod/mini'
import { formatRand } from '#graphql/values/money.ts'
import { whatsappLink } from '#graphql/values/phone.ts'
import { count, momentInText } from '#web/admin/shared/format.ts'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import {
  PaymentRemindersDocument,
  type PaymentRemindersQuery,
  SendPaymentRemindersDocument,
} from '../billing.generated.ts'
import { type Family, familyName } from '../billing.ts'

type Reminder = PaymentRemindersQuery['paymentReminders'][number]

function ReminderPanel({ reminder }: { reminder: Reminder }) {
  const { name, email, phoneNumber, overdueCents, text } = reminder
  const whatsapp = phoneNumber ? whatsappLink(phoneNumber, text) : undefined
  return (
    <Panel
      level={2}
      title={`${name}: ${formatRand(overdueCents)}`}
      aside={
        whatsapp && (
          <ButtonLink
            size="small"
            icon={MessageCircle}
            href={whatsapp}
            target="_blank"
            aria-label={`WhatsApp to ${name}`}
          >
            WhatsApp
          </ButtonLink>
        )
      }
    >
      <Stack space={8}>
        <Text size="small" tone="muted">
          {email}
        </Text>
        <Text size="small" asTyped>
          {text}
        </Text>
      </Stack>
    </Panel>
  )
}

interface ReminderDialogProps {
  family: Family
  onClose: () => void
}

/** Reminds the parents of a family: by e-mail all of them, by WhatsApp one by one with the words filled in. */
export function ReminderDialog({ family, onClose }: ReminderDialogProps) {
  const variables = { childId: family.childId }
  const query = useScreenQuery(PaymentRemindersDocument, variables, { fetchPolicy: 'network-only' })
  const { data } = query
  const [send] = useMutation(SendPaymentRemindersDocument)
  const tellMail = useTellMail()
  const reminders = data?.paymentReminders ?? []
  const form = useDialogForm({
    schema: z.object({}),
    defaultValues: {},
    failed: 'Failed to send the reminder',
    save: async () => {
      const { data: sent } = await send({ variables })
      const parents = count(sent?.sendPaymentReminders.emailsSent ?? 0, 'parent')
      void tellMail({ title: `Reminder sent to ${parents}` }, `Reminder queued for ${parents}`)
    },
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      size="large"
      title="Payment reminder"
      description={
        family.remindedAt
          ? `${familyName(family)}, last reminded ${momentInText(family.remindedAt)}`
          : familyName(family)
      }
      saveLabel={reminders.length > 0 ? `Send ${count(reminders.length, 'e-mail')}` : 'Send'}
      savingLabel="Sending..."
      saveDisabled={reminders.length === 0}
    >
      <QueryState query={query} what="reminder" count={1} height="block">
        {({ paymentReminders }) =>
          paymentReminders.length === 0 ? (
            <Notice tone="warning">No parent with an account has anything overdue.</Notice>
          ) : (
            paymentReminders.map((reminder) => <ReminderPanel key={reminder.parentId} reminder={reminder} />)
          )
        }
      </QueryState>
    </FormDialog>
  )
}
