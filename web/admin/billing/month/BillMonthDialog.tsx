import { CalendarCheck2, Mail, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  addMonths,
  firstOfMonth,
  formatMonth,
  isCalendarDate,
  monthOf,
  todayInJohannesburg,
} from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { count, childName, nameKey } from '#web/admin/shared/format.ts'
import { usePages } from '#web/app/usePages.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { monthInvoicesPath } from '#web/shared/billing/papers.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { amountColumn } from '../amountColumn.ts'
import {
  BilledRunDocument,
  MonthDraftDocument,
  type MonthDraftQuery,
  type MonthRunQuery,
} from '../billing.generated.ts'
import type { BillingRecord } from '../billing.ts'
import { type MonthRun, useBillMonth } from './useBillMonth.ts'
import { BilledAlready, VoidRunQuestion } from './VoidRunQuestion.tsx'

type Line = MonthDraftQuery['monthDraft']['lines'][number]

/** From this day on the month to come is offered first. */
const nextFrom = 15

const keyOf = ({ childId, kind }: Line) => `${childId}.${kind}`
const newOf = (lines: readonly Line[]) => lines.filter(({ state }) => state === 'new')
const sum = (lines: readonly Line[]) => lines.reduce((total, { amountCents }) => total + amountCents, 0)

const columns: Column<Line>[] = [
  {
    id: 'child',
    head: 'Child',
    rowHeader: true,
    sortBy: ({ child }) => nameKey(child),
    cell: ({ child }) => childName(child),
    total: (rows) => count(rows.length, 'line'),
  },
  { id: 'what', head: 'Description', wrap: true, phone: 'wide', cell: ({ description }) => description },
  {
    id: 'discount',
    head: 'Discount',
    align: 'end',
    phoneHead: true,
    cell: ({ discountCents }) => (discountCents > 0 ? formatRand(-discountCents) : ''),
    total: (rows) => formatRand(-rows.reduce((total, { discountCents }) => total + discountCents, 0)),
  },
  { ...amountColumn, total: (rows) => formatRand(sum(rows)) },
]

function BilledMonth({ run, month }: { run: MonthRun; month: string }) {
  return (
    <Stack>
      <ProgressBar
        label={`Creating invoices for ${formatMonth(month)}`}
        value={run.done}
        max={Math.max(run.total, 1)}
        figure={`${run.done} of ${run.total}`}
      />
      {run.phase === 'done' && run.problem === '' && (
        <Notice tone="good" title={`${count(run.billed, 'record')} created, ${formatRand(run.amountCents)}`} live>
          {run.leftOut > 0
            ? `${count(run.leftOut, 'line')} already billed by somebody else.`
            : 'Existing credit has been applied.'}
        </Notice>
      )}
      {run.problem !== '' && (
        <Notice tone="danger" title={`${count(run.billed, 'record')} created so far`} live>
          {run.problem} Run it again for the rest. Nothing is billed twice.
        </Notice>
      )}
    </Stack>
  )
}

/** What cannot be billed. */
function ChildrenLeftOut({ lines }: { lines: readonly Line[] }) {
  const without = lines.filter(({ state }) => state === 'noFee')
  if (without.length === 0) return null
  return (
    <Notice tone="warning" title={`${count(without.length, 'child', 'children')} without a fee`}>
      {without.map(({ child, description }) => `${childName(child)} (${description})`).join(', ')}
    </Notice>
  )
}

interface SendMonthProps {
  month: string
  onSend: (records: readonly BillingRecord[]) => void
}

/** How the invoices of a billed month get to the families: by e-mail those that were not sent before, on paper all of them. */
function SendMonth({ month, onSend }: SendMonthProps) {
  const { rows, next } = usePages(BilledRunDocument, { month, first: 200 }, ({ bills }) => bills)
  useEffect(() => {
    if (next.hasMore && !next.loading && !next.failed) next.load()
  })
  if (rows.length === 0 || next.hasMore) return null
  const unsent = rows.filter(({ sentAt }) => sentAt === null)
  return (
    <>
      <ButtonLink size="small" icon={Printer} href={monthInvoicesPath(month)} target="_blank">
        {rows.length === 1 ? 'Print 1 invoice' : `Print all ${rows.length}`}
      </ButtonLink>
      {unsent.length > 0 && (
        <Button size="small" tone="primary" icon={Mail} onClick={() => onSend(unsent)}>
          E-mail {count(unsent.length, 'invoice')}
        </Button>
      )}
    </>
  )
}

interface BillMonthDialogProps extends Pick<SendMonthProps, 'onSend'> {
  /** Gets the month in which what was billed is due, `yyyy-MM`. */
  onBilled: (due: string) => void
  onClose: () => void
}

/** Create monthly invoices: shows what would be billed, lets some be left out, bills the rest, and offers to send them. */
export function BillMonthDialog({ onBilled, onSend, onClose }: BillMonthDialogProps) {
  const current = monthOf(todayInJohannesburg())
  const next = monthOf(addMonths(firstOfMonth(current), 1))
  const isLate = Number(todayInJohannesburg().slice(8)) >= nextFrom
  const [month, setMonth] = useState(isLate ? next : current)
  const query = useScreenQuery(MonthDraftDocument, { month }, { fetchPolicy: 'network-only' })
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const [typedDue, setTypedDue] = useState<string | null>(null)
  const { run, bill } = useBillMonth()
  const [toVoid, setToVoid] = useState<MonthRunQuery['monthRun'] | null>(null)
  const draft = query.data?.monthDraft
  const lines = newOf(draft?.lines ?? [])
  const wanted = lines.filter((line) => !without.has(keyOf(line)))
  const dueDate = typedDue ?? draft?.dueDate ?? ''

  async function billWanted() {
    if ((await bill(month, dueDate, wanted)) > 0) onBilled(monthOf(dueDate))
  }

  return (
    <Dialog
      onClose={onClose}
      busy={run.phase === 'running'}
      size="large"
      title="Create monthly invoices"
      description="The monthly fee of every enrolled child, and the registration fee of new children. Nothing is billed until you confirm."
      closeLabel={run.phase === 'done' ? 'Close' : 'Cancel'}
      actions={
        <>
          {run.phase === 'waiting' && wanted.length > 0 && (
            <Button size="small" tone="primary" disabled={!isCalendarDate(dueDate)} onClick={() => void billWanted()}>
              Bill {formatRand(sum(wanted))}
            </Button>
          )}
          {run.phase === 'done' && run.problem === '' && <SendMonth month={month} onSend={onSend} />}
        </>
      }
    >
      {run.phase !== 'waiting' && <BilledMonth run={run} month={month} />}
      {run.phase === 'waiting' && (
        <Stack>
          <Grid columnsOf={180}>
            <SelectField
              label="Month"
              options={[current, next].map((value) => ({ value, label: formatMonth(value) }))}
              value={month}
              onChange={(event) => {
                setMonth(event.target.value)
                setWithout(new Set())
                setTypedDue(null)
              }}
            />
            <DateField
              label="Due date"
              value={dueDate}
              onChange={setTypedDue}
              error={draft && !isCalendarDate(dueDate) ? 'Please choose a due date.' : undefined}
            />
          </Grid>
          <BilledAlready month={month} onVoid={setToVoid} />
          <QueryState query={query} what="preview" count={5} height="row">
            {({ monthDraft: shown }) => (
              <>
                <ChildrenLeftOut lines={shown.lines} />
                <DataTable
                  label={`Preview for ${formatMonth(shown.month)}`}
                  columns={columns}
                  rows={newOf(shown.lines)}
                  rowKey={keyOf}
                  selection={{
                    selected: new Set(wanted.map(keyOf)),
                    onChange: (selected) => setWithout(new Set(lines.map(keyOf).filter((key) => !selected.has(key)))),
                    name: ({ child, kind }) =>
                      `Bill ${childName(child)}${kind === 'registration' ? ', registration' : ''}`,
                  }}
                  maxHeight="40vh"
                  empty={
                    <EmptyState icon={CalendarCheck2}>
                      All fees for {formatMonth(shown.month)} have been billed.
                    </EmptyState>
                  }
                />
              </>
            )}
          </QueryState>
        </Stack>
      )}
      {toVoid && <VoidRunQuestion run={toVoid} onClose={() => setToVoid(null)} />}
    </Dialog>
  )
}
