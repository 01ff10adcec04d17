import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { formatRand } from '#graphql/values/money.ts'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { count, momentInText } from '#web/admin/shared/format.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import {
  OverdueFamiliesDocument,
  type OverdueFamiliesQuery,
  SendPaymentRemindersDocument,
} from '../billing.generated.ts'
import { type BillingRecord, familyName } from '../billing.ts'
import { useFormatOutcome } from '../useFormatOutcome.ts'

type Family = OverdueFamiliesQuery['familyDebts'][number]

const overdueOf = ({ days30Cents, days60Cents, days90Cents }: Family) => days30Cents + days60Cents + days90Cents

/** The families that these records are for, as far as something is overdue there: each is reminded once. */
const familiesOf = (families: readonly Family[], records: readonly BillingRecord[]) =>
  families.filter(
    (family) =>
      overdueOf(family) > 0 && family.children.some(({ id }) => records.some(({ childId }) => childId === id)),
  )

function ReminderPreview({ families, records }: { families: readonly Family[]; records: readonly BillingRecord[] }) {
  const open = records.filter(({ status }) => status !== 'overdue').length
  if (families.length === 0) return <Notice tone="info">Nothing is overdue for these families.</Notice>
  return (
    <Stack space={12}>
      <Text>
        Each parent with an account gets one e-mail about everything overdue for their children.
        {open > 0 && ` ${count(open, 'selected record')} ${open === 1 ? 'is' : 'are'} not overdue and will be skipped.`}
      </Text>
      <DefinitionList
        entries={families.map((family) => ({
          term: familyName(family),
          value: family.remindedAt
            ? `${formatRand(overdueOf(family))}, reminded ${momentInText(family.remindedAt)}`
            : formatRand(overdueOf(family)),
        }))}
      />
    </Stack>
  )
}

export interface RecordsDialogProps {
  records: readonly BillingRecord[]
  onClose: () => void
}

/** Reminds the families of several records. */
export function RemindDialog({ records, onClose }: RecordsDialogProps) {
  const query = useScreenQuery(OverdueFamiliesDocument, {}, { fetchPolicy: 'network-only' })
  const [send] = useMutation(SendPaymentRemindersDocument)
  const formatOutcome = useFormatOutcome((reached) => `${reached} reminded`, 'Reminder')
  const families = familiesOf(query.data?.familyDebts ?? [], records)
  return (
    <BulkDialog
      title="Send reminders"
      items={families}
      nameOf={familyName}
      confirmLabel={`Remind ${count(families.length, 'family', 'families')}`}
      workingLabel="Sending reminders"
      failedWords="No reminder could be sent"
      act={({ childId }) => send({ variables: { childId } })}
      formatOutcome={formatOutcome}
      onClose={onClose}
    >
      <QueryState query={query} what="families" count={3} height="row">
        {() => <ReminderPreview families={families} records={records} />}
      </QueryState>
    </BulkDialog>
  )
}
