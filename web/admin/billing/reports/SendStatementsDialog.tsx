import { useMutation } from '@apollo/client/react'
import { formatRand } from '#graphql/values/money.ts'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { count } from '#web/admin/shared/format.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { SendStatementDocument } from '../billing.generated.ts'
import { type Family, familyName } from '../billing.ts'
import { useFormatOutcome } from '../useFormatOutcome.ts'

interface SendStatementsDialogProps {
  families: readonly Family[]
  owingCents: number
  onClose: () => void
}

/** Sends each of these families the state of its account. */
export function SendStatementsDialog({ families, owingCents, onClose }: SendStatementsDialogProps) {
  const [send] = useMutation(SendStatementDocument)
  const formatOutcome = useFormatOutcome((reached) => `Statements sent to ${reached}`, 'Statements')
  return (
    <BulkDialog
      title="Send statements"
      items={families}
      nameOf={familyName}
      confirmLabel={`Send to ${count(families.length, 'family', 'families')}`}
      workingLabel="Sending statements"
      failedWords="The statement could not be sent"
      act={({ childId }) => send({ variables: { childId } })}
      formatOutcome={formatOutcome}
      onClose={onClose}
    >
      <Text>
        {count(families.length, 'family', 'families')} owing or in credit, {formatRand(owingCents)} owing in total. Each
        parent with an account gets one e-mail with their children's outstanding invoices, credit and balance.
      </Text>
    </BulkDialog>
  )
}
