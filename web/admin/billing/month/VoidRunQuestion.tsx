import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { type ReasonToStay, formatStay } from '#graphql/billing/run.rules.ts'
import { formatMonth } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { count } from '#web/admin/shared/format.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { MonthRunDocument, type MonthRunQuery, VoidRunDocument } from '../billing.generated.ts'

type Run = MonthRunQuery['monthRun']

/** `2 stay: 1 has payments, 1 has been sent to the parents.`; empty where none does. */
export function staying(stay: Run['stay']) {
  const total = stay.reduce((sum, each) => sum + each.count, 0)
  if (total === 0) return ''
  const reasons = stay.map(
    ({ reason, count: how }) => `${how} ${formatStay[reason as ReasonToStay][how === 1 ? 0 : 1]}`,
  )
  return `${count(total, 'record')} ${total === 1 ? 'stays' : 'stay'}: ${reasons.join(', ')}.`
}

/** Says how many records a month was billed with, and voids those that nobody has paid, corrected or sent. */
export function BilledAlready({ month, onVoid }: { month: string; onVoid: (run: Run) => void }) {
  const { data } = useScreenQuery(MonthRunDocument, { month }, { fetchPolicy: 'network-only' })
  const run = data?.monthRun
  if (!run) return null
  const total = run.stay.reduce((sum, each) => sum + each.count, run.count)
  if (total === 0) return null
  return (
    <Inline space={8}>
      <Text as="span" size="small" tone="muted">
        {count(total, 'record')} for {formatMonth(month)} {total === 1 ? 'has' : 'have'} already been billed.
      </Text>
      {run.count > 0 && (
        <Button size="small" tone="quiet" onClick={() => onVoid(run)}>
          Void this run
        </Button>
      )}
    </Inline>
  )
}

/** Asks before the records of a month are cancelled in one go, with what stays and why. */
export function VoidRunQuestion({ run, onClose }: { run: Run; onClose: () => void }) {
  const [send] = useMutation(VoidRunDocument)
  const month = formatMonth(run.month)
  const them = count(run.count, 'record')
  return (
    <DeleteQuestion
      what="run"
      question={`Void the billing run for ${month}?`}
      text={`${them} for ${formatRand(run.amountCents)} will be voided. ${staying(run.stay)} You can bill the month again.`}
      confirmLabel={`Void ${them}`}
      cancelLabel="Keep them"
      pendingLabel="Voiding..."
      deleted={`Billing run for ${month} voided`}
      failed="Failed to void the run"
      remove={async () => {
        const { data } = await send({ variables: { input: { month: run.month } } })
        return data && `${count(data.voidRun.count, 'record')} voided. ${staying(data.voidRun.stay)}`.trim()
      }}
      onClose={onClose}
    />
  )
}
