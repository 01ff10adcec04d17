import { useMutation } from '@apollo/client/react'
import { Check, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { parseAmount, formatRand } from '#graphql/values/money.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { shortDate } from '#web/admin/shared/format.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice, Problem } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { existingIdOf, failureText } from '#web/shared/form/errors.ts'
import { AmountField } from '../BillingFields.tsx'
import { typedAmount } from '../billing.ts'
import * as styles from '../Billing.css.ts'
import {
  type BankLinesQuery,
  BookBankLineDocument,
  IgnoreBankLineDocument,
  ReopenBankLineDocument,
} from '../billing.generated.ts'

type Line = BankLinesQuery['bankLines']['edges'][number]['node']

interface Part {
  key: number
  childId: string
  amount: string
}

const proposed = ({ proposal, openCents }: Line): Part[] =>
  proposal.length === 0
    ? [{ key: 0, childId: '', amount: typedAmount(openCents) }]
    : proposal.map((part, key) => ({ key, childId: String(part.childId), amount: typedAmount(part.amountCents) }))

/** The parts of a line that somebody may change before it is booked. */
function useParts(line: Line) {
  const [parts, setParts] = useState(() => proposed(line))
  const cents = parts.reduce((total, { amount }) => total + (parseAmount(amount) ?? 0), 0)
  return {
    parts,
    left: line.openCents - cents,
    isReady: cents === line.openCents && parts.every(({ childId }) => childId !== ''),
    change: (key: number, change: Partial<Part>) =>
      setParts(parts.map((part) => (part.key === key ? { ...part, ...change } : part))),
    add: () =>
      setParts([
        ...parts,
        {
          key: Math.max(...parts.map(({ key }) => key)) + 1,
          childId: '',
          amount: line.openCents > cents ? typedAmount(line.openCents - cents) : '',
        },
      ]),
    remove: (key: number) => setParts(parts.filter((part) => part.key !== key)),
  }
}

/** One line of a bank statement: whom it seems to be for, to be mended and booked. */
export function BankLineCard({ line, onClose }: { line: Line; onClose: () => void }) {
  const { parts, left, isReady, change, add, remove } = useParts(line)
  const [book, booking] = useMutation(BookBankLineDocument)
  const [ignore, ignoring] = useMutation(IgnoreBankLineDocument)
  const [reopen] = useMutation(ReopenBankLineDocument)
  const [problem, setProblem] = useState('')
  /** The parts of which it was asked whether they are booked already: others have not been asked about. */
  const [asked, setAsked] = useState<readonly Part[] | null>(null)
  const isTwice = asked === parts
  const name = `${formatRand(line.amountCents)} on ${shortDate(line.date)}`

  async function send() {
    try {
      const input = {
        id: line.id,
        version: line.version,
        parts: parts.map(({ childId, amount }) => ({ childId: Number(childId), amount })),
        ...(isTwice && { isAnother: true }),
      }
      await book({ variables: { input } })
      toast({ title: `${name} allocated` })
      onClose()
    } catch (error) {
      setAsked(existingIdOf(error) === null ? null : parts)
      setProblem(failureText('Failed to allocate this line', error))
    }
  }
  const undo = () => attempt('Failed to return the line to the list', () => reopen({ variables: { id: line.id } }))
  async function putAside() {
    try {
      await ignore({ variables: { id: line.id } })
      toast({ title: `${name} set aside`, action: { label: 'Undo', onPress: () => void undo() } })
      onClose()
    } catch (error) {
      setProblem(failureText('Failed to set this line aside', error))
    }
  }
  return (
    <Panel
      level={2}
      title={name}
      aside={
        line.proposal.length > 0 ? (
          <Badge tone="good" icon={Check}>
            {line.proposedBecause ?? 'Matched by reference'}
          </Badge>
        ) : (
          <Badge tone="warning">No match found</Badge>
        )
      }
    >
      <Stack space={12}>
        <Text size="small" tone="muted">
          {line.words}
          {line.openCents < line.amountCents && ` (${formatRand(line.amountCents - line.openCents)} already allocated)`}
        </Text>
        {parts.map(({ key, childId, amount }, index) => (
          <div key={key} className={styles.part}>
            <div className={styles.child}>
              <ChildField
                label={index === 0 ? 'For' : 'And for'}
                value={childId}
                onChange={(next) => change(key, { childId: next })}
              />
            </div>
            <AmountField value={amount} onChange={(next) => change(key, { amount: next })} />
            {parts.length > 1 && <IconButton icon={X} label={`Remove part ${index + 1}`} onClick={() => remove(key)} />}
          </div>
        ))}
        <div>
          <Button size="small" tone="quiet" icon={Plus} onClick={add}>
            Split
          </Button>
        </div>
        {left !== 0 && (
          <Notice tone="warning">
            {left > 0 ? `${formatRand(left)} has not been allocated yet.` : `That is ${formatRand(-left)} too much.`}
          </Notice>
        )}
        <Problem>{problem}</Problem>
        <Inline space={8} justify="end">
          <Button size="small" tone="quiet" onClick={onClose}>
            Back to all lines
          </Button>
          <Button
            size="small"
            pending={ignoring.loading}
            pendingLabel="Setting aside..."
            onClick={() => void putAside()}
          >
            Set aside
          </Button>
          <Button
            size="small"
            tone="primary"
            disabled={!isReady}
            pending={booking.loading}
            pendingLabel="Allocating..."
            aria-label={isTwice ? `Allocate anyway: ${name}` : `Allocate ${name}`}
            onClick={() => void send()}
          >
            {isTwice ? 'Allocate anyway' : 'Allocate'}
          </Button>
        </Inline>
      </Stack>
    </Panel>
  )
}
