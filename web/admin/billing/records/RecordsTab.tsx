import { CalendarCheck2, HandCoins, Plus, X } from 'lucide-react'
import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react'
import { filterStatuses, statusLabels } from '#graphql/billing/billing.rules.ts'
import { monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { Toolbar } from '../../people/Toolbar.tsx'
import { fullName } from '../../people/words.ts'
import { useIdParameter, useParameter } from '../../useParameter.ts'
import { ExportMenu } from '../ExportMenu.tsx'
import { MonthField } from '../MonthField.tsx'
import { RecordPaymentDialog } from '../payments/RecordPaymentDialog.tsx'
import { BillDialog } from './BillDialog.tsx'
import { BillingRecordsDocument } from './BillingRecords.generated.ts'
import { CreateBillingDialog } from './CreateBillingDialog.tsx'
import { filterRecords, recordRows } from './records.ts'
import { RecordsTable } from './RecordsTable.tsx'

/** Loaded only by who bills a month. */
const BillMonthDialog = lazy(async () => ({ default: (await import('../month/BillMonthDialog.tsx')).BillMonthDialog }))

type Open = 'create' | 'pay' | 'month'

const statusOptions = filterStatuses.map((value) => ({ value, label: statusLabels[value] }))

/** What families are asked to pay, month by month. */
export function RecordsTab() {
  const [month, setMonth] = useParameter('month')
  const [status, setStatus] = useParameter('status')
  const [record, setRecord] = useIdParameter('record')
  const [child, setChild] = useIdParameter('child')
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open | null>(null)
  const wanted = useDeferredValue(search)
  const current = monthOf(todayInJohannesburg())
  const shown = month ?? current
  const variables = { month: shown === 'all' ? null : shown, childId: child }
  const { data: read, previousData, error, loading, refetch } = useScreenQuery(BillingRecordsDocument, variables)
  const data = read ?? previousData
  const view = useCallback((id: number) => setRecord(id), [setRecord])
  const close = () => setOpen(null)

  if (!data) {
    if (!error) return <SkeletonList label="Loading billing records" count={6} height="row" />
    return (
      <ErrorState
        title="Error loading billing data. Please try again."
        retrying={loading}
        onRetry={() => void refetch()}
      />
    )
  }
  const records = filterRecords(data.bills, wanted, status ?? '')
  const opened = data.bills.find(({ id }) => id === record)
  return (
    <Stack>
      <Toolbar
        search={{ label: 'Search records', value: search, onChange: setSearch }}
        choices={[
          <SelectField
            key="status"
            label="Status"
            hideLabel
            size="compact"
            placeholder="All statuses"
            options={statusOptions}
            value={status ?? ''}
            onChange={(event) => setStatus(event.target.value || null)}
          />,
          <MonthField key="month" months={data.billingMonths} value={shown} onChange={setMonth} />,
        ]}
      >
        <ExportMenu
          fileName={`billing-${shown}`}
          sheet="Billing records"
          rows={() => recordRows(records)}
          disabled={records.length === 0}
        />
        <Button size="small" icon={CalendarCheck2} onClick={() => setOpen('month')}>
          Bill the month
        </Button>
        <Button size="small" icon={HandCoins} onClick={() => setOpen('pay')}>
          Record Payment
        </Button>
        <Button size="small" tone="primary" icon={Plus} onClick={() => setOpen('create')}>
          Create Billing
        </Button>
      </Toolbar>
      {child !== null && (
        <Inline space={8}>
          <Text>Records of {data.bills[0] ? fullName(data.bills[0].child) : 'one child'} alone.</Text>
          <Button size="small" tone="quiet" icon={X} onClick={() => setChild(null)}>
            Show all children
          </Button>
        </Inline>
      )}
      <RecordsTable records={records} all={data.bills.length} onView={view} />
      {open === 'create' && <CreateBillingDialog onClose={close} />}
      {open === 'pay' && <RecordPaymentDialog onClose={close} />}
      {open === 'month' && (
        <Suspense>
          <BillMonthDialog onClose={close} />
        </Suspense>
      )}
      {opened && <BillDialog key={opened.id} bill={opened} onClose={() => setRecord(null)} />}
    </Stack>
  )
}
