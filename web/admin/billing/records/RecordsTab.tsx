import { ArchiveRestore, BellRing, CalendarCheck2, Ellipsis, FileArchive, HandCoins, Plus, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { filterStatuses, pendingInWords, statusLabels } from '#graphql/billing/billing.rules.ts'
import { monthOf } from '#graphql/values/dates.ts'
import { usePages } from '#web/app/usePages.ts'
import { useToday } from '#web/app/useToday.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { SelectionTools, useSelection } from '../../shared/bulk/SelectionTools.tsx'
import { ExportItems, ExportMenu } from '../../shared/export/ExportMenu.tsx'
import { fullName } from '../../shared/format.ts'
import { Toolbar } from '../../shared/people/Toolbar.tsx'
import { useOpenParam } from '../../shared/useOpenParam.ts'
import { useIdParameter, useParameter, useSearch } from '../../shared/useParameter.ts'
import * as styles from '../Billing.css.ts'
import { BillingRecordsDocument } from '../billing.generated.ts'
import { type BillingRecord, recordName, recordRows } from '../billing.ts'
import { MonthField } from '../BillingFields.tsx'
import type { OpenDialog } from './RecordsDialogs.tsx'
import { RecordsTable } from './RecordsTable.tsx'

interface RecordsToolsProps {
  records: readonly BillingRecord[]
  /** Those that are ticked. */
  chosen: readonly BillingRecord[]
  /** The month that is shown, or `all`. */
  month: string
  /** Reads all that were found, also those that are not loaded yet. */
  readAll: () => Promise<readonly BillingRecord[]>
  onOpen: (next: OpenDialog) => void
  onClear: () => void
}

/** What can be done with the records: with those that are ticked, else with all of them. */
function RecordsTools({ records, chosen, month, readAll, onOpen, onClear }: RecordsToolsProps) {
  if (chosen.length > 0) {
    return (
      <SelectionTools chosen={chosen.length} onClear={onClear}>
        <Button size="small" icon={BellRing} onClick={() => onOpen({ kind: 'remind', records: chosen })}>
          Send reminders
        </Button>
        <Button size="small" icon={FileArchive} onClick={() => onOpen({ kind: 'invoices', records: chosen })}>
          Download invoices
        </Button>
      </SelectionTools>
    )
  }
  const exported = {
    fileName: `billing-${month}`,
    sheet: 'Billing records',
    rows: async () => recordRows(await readAll()),
    disabled: records.length === 0,
  }
  const billMonth = () => onOpen({ kind: 'month' })
  return (
    <>
      <div className={styles.wide}>
        <ExportMenu {...exported} />
        <Button size="small" icon={CalendarCheck2} onClick={billMonth}>
          Bill the month
        </Button>
      </div>
      <div className={styles.words}>
        <Button size="small" icon={HandCoins} onClick={() => onOpen({ kind: 'pay' })}>
          Record Payment
        </Button>
        <Button size="small" tone="primary" icon={Plus} onClick={() => onOpen({ kind: 'create' })}>
          Create Billing
        </Button>
      </div>
      <div className={styles.phone}>
        <Menu button={<IconButton tone="secondary" icon={Ellipsis} label="More actions" />}>
          <MenuItem onSelect={billMonth}>Bill the month</MenuItem>
          <ExportItems {...exported} words="Export as " />
        </Menu>
      </div>
    </>
  )
}

const RecordsDialogs = lateModule(() => import('./RecordsDialogs.tsx')).part((module) => module.RecordsDialogs)
const BillDialog = lateModule(() => import('./BillDialog.tsx')).part((module) => module.BillDialog)

const statusOptions = filterStatuses.map((value) => ({ value, label: statusLabels[value] }))

/** More than a usual month has. */
const pageSize = 200

/** The bills of a month, or of `all` of them. */
export const recordsOf = (month: string, childId: number | null, status: string | null = null, search = '') =>
  [
    BillingRecordsDocument,
    { first: pageSize, month: month === 'all' ? null : month, childId, status, search: search || null },
  ] as const

/** The record that is open stays so when a change takes it out of the list. */
function useSelectedBill(id: number | null, records: readonly BillingRecord[]) {
  const [last, setLast] = useState<BillingRecord | null>(null)
  const found = records.find((record) => record.id === id)
  if (found && found !== last) setLast(found)
  return found ?? (last?.id === id ? last : undefined)
}

/** What families are asked to pay, month by month. */
export function RecordsTab() {
  const [month, setMonth] = useParameter('month')
  const [status, setStatus] = useParameter('status')
  const [record, setRecord] = useIdParameter('record')
  const [child, setChild] = useIdParameter('child')
  const { search, box } = useSearch('Search records')
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const today = useToday()
  // what is overdue is mostly of months gone by: who asks for it without a month sees all of it
  const usual = status === 'overdue' ? 'all' : monthOf(today)
  const shown = month ?? usual
  const query = usePages(...recordsOf(shown, child, status, search), ({ bills }) => bills)
  const { data, rows: records, next, readAll } = query
  const opened = useSelectedBill(record, records)
  const { chosen, clear, selection } = useSelection(records, recordName)
  const view = useCallback((id: number) => setRecord(id), [setRecord])
  useOpenParam('payment', () => setOpen({ kind: 'pay' }))

  if (!data)
    return (
      <QueryState
        query={query}
        label="Loading billing records"
        failed="Error loading billing data. Please try again."
        count={6}
        height="row"
      />
    )
  return (
    <Stack>
      <Toolbar
        search={box}
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
          <MonthField key="month" months={data.billingMonths} value={shown} usual={usual} onChange={setMonth} />,
        ]}
      >
        <RecordsTools
          records={records}
          chosen={chosen}
          month={shown}
          readAll={readAll}
          onOpen={setOpen}
          onClear={clear}
        />
      </Toolbar>
      {child !== null && (
        <Inline space={8}>
          <Text>Records of {records[0] ? fullName(records[0].child) : 'one child'} alone.</Text>
          <Button size="small" tone="quiet" icon={X} onClick={() => setChild(null)}>
            Show all children
          </Button>
        </Inline>
      )}
      {status === 'pending' && <Text tone="muted">{pendingInWords}</Text>}
      <RecordsTable
        records={records}
        all={data.everyBill.totalCount}
        found={data.bills}
        isWhole={!next.hasMore}
        selection={selection}
        onView={view}
      />
      <MoreRows next={next} label="Show more records" />
      <Inline justify="end">
        <Button size="small" tone="quiet" icon={ArchiveRestore} onClick={() => setOpen({ kind: 'deleted' })}>
          Deleted records
        </Button>
      </Inline>
      <RecordsDialogs open={open} onClose={() => setOpen(null)} />
      {opened && (
        <DialogHistory value={false}>
          <BillDialog key={opened.id} bill={opened} onClose={() => setRecord(null)} />
        </DialogHistory>
      )}
    </Stack>
  )
}
