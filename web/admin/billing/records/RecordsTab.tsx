import {
  ArchiveRestore,
  BellRing,
  CalendarCheck2,
  FileArchive,
  HandCoins,
  Mail,
  Plus,
  UsersRound,
  X,
} from 'lucide-react'
import { useCallback, useState } from 'react'
import { filterStatuses, pendingText, statusLabels } from '#graphql/billing/billing.rules.ts'
import { formatMonth, monthOf } from '#graphql/values/dates.ts'
import { MoreMenu } from '#web/admin/shared/MoreMenu.tsx'
import { SelectionTools, type SelectionToolsProps, useSelection } from '#web/admin/shared/bulk/SelectionTools.tsx'
import { ExportItems } from '#web/admin/shared/export/ExportMenu.tsx'
import { PrintItem } from '#web/admin/shared/export/OnPaper.tsx'
import { Printable, usePrinted } from '#web/admin/shared/export/Printable.tsx'
import { childName } from '#web/admin/shared/format.ts'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { useOpenParam } from '#web/admin/shared/useOpenParam.ts'
import { useIdSearchParam, useSearch, useSearchParam, useSetSearchParams } from '#web/admin/shared/useSearchParam.ts'
import { staying } from '#web/app/Scroll.tsx'
import { usePages } from '#web/app/usePages.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { BillingRecordsDocument } from '../billing.generated.ts'
import { type BillingRecord, recordName, recordRows, totalRow } from '../billing.ts'
import { monthFilter } from '../BillingFields.tsx'
import { billingDialogs } from '../lazyDialogs.ts'
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
  /** Puts all of them on the paper. */
  prepare: () => Promise<void>
  onOpen: (next: OpenDialog) => void
  tools: Omit<SelectionToolsProps, 'children'>
}

/** What can be done with the records: with those that are ticked, else with all of them. */
function RecordsTools({ records, chosen, month, readAll, prepare, onOpen, tools }: RecordsToolsProps) {
  if (chosen.length > 0) {
    return (
      <SelectionTools {...tools}>
        <Button size="small" icon={Mail} onClick={() => onOpen({ kind: 'send', records: chosen })}>
          Send invoices
        </Button>
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
  return (
    <>
      <MoreMenu>
        <MenuItem icon={CalendarCheck2} onSelect={() => onOpen({ kind: 'month' })}>
          Create monthly invoices
        </MenuItem>
        <MenuItem icon={UsersRound} onSelect={() => onOpen({ kind: 'class' })}>
          Bill a class
        </MenuItem>
        <MenuSeparator />
        <PrintItem disabled={records.length === 0} prepare={prepare} />
        <ExportItems {...exported} words="Export as " />
      </MoreMenu>
      <Button size="small" icon={HandCoins} onClick={() => onOpen({ kind: 'pay' })}>
        Record Payment
      </Button>
      <Button size="small" tone="primary" icon={Plus} onClick={() => onOpen({ kind: 'create' })}>
        Create Billing
      </Button>
    </>
  )
}

const RecordsDialogs = billingDialogs.component('RecordsDialogs')
const BillDialog = billingDialogs.component('BillDialog')

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
  const [month, setMonth] = useSearchParam('month')
  const [status, setStatus] = useSearchParam('status')
  const [record, setRecord] = useIdSearchParam('record')
  const [child, setChild] = useIdSearchParam('child')
  const { search, box } = useSearch('Search records')
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const setSearchParams = useSetSearchParams()
  const today = useToday()
  // what is overdue is mostly of months gone by: who asks for it without a month sees all of it
  const usual = status === 'overdue' ? 'all' : monthOf(today)
  const shown = month ?? usual
  const read = recordsOf(shown, child, status, search)
  const query = usePages(...read, ({ bills }) => bills)
  const { data, lastData, rows: records, next, readAll } = query
  const { printed, prepare } = usePrinted(JSON.stringify(read[1]), records, readAll)
  const opened = useSelectedBill(record, records)
  const { chosen, selection, tools } = useSelection(query, recordName)
  const view = useCallback((id: number) => setRecord(id), [setRecord])
  useOpenParam('payment', () => setOpen({ kind: 'pay' }))

  return (
    <>
      <Printable
        title={shown === 'all' ? 'Billing records' : `Billing records, ${formatMonth(shown)}`}
        date={today}
        rows={[...recordRows(printed), ...(data ? [totalRow(data.bills)] : [])]}
      >
        <Stack>
          <Toolbar
            search={box}
            filters={[
              {
                label: 'Status',
                placeholder: 'All statuses',
                options: statusOptions,
                value: status,
                onChoose: setStatus,
              },
              monthFilter({ months: lastData?.billingMonths ?? [], value: shown, usual, onChange: setMonth }),
            ]}
          >
            <RecordsTools
              records={records}
              chosen={chosen}
              month={shown}
              readAll={readAll}
              prepare={prepare}
              onOpen={setOpen}
              tools={{ ...tools, found: data?.bills.totalCount }}
            />
          </Toolbar>
          {child !== null && (
            <Inline space={8}>
              <Text>
                Showing only {records[0] ? `${childName(records[0].child)}'s records` : "one child's records"}.
              </Text>
              <Button size="small" tone="quiet" icon={X} onClick={() => setChild(null)}>
                Show all children
              </Button>
            </Inline>
          )}
          {status === 'pending' && <Text tone="muted">{pendingText}</Text>}
          <QueryList
            list={query}
            label="Loading billing records"
            failed="Error loading billing data. Please try again."
            count={6}
            height="row"
            more="Show more records"
          >
            {(rows, data) => (
              <RecordsTable
                records={rows}
                all={data.everyBill.totalCount}
                found={data.bills}
                isWhole={!next.hasMore}
                selection={selection}
                onView={view}
              />
            )}
          </QueryList>
          <Inline justify="end">
            <Button size="small" tone="quiet" icon={ArchiveRestore} onClick={() => setOpen({ kind: 'deleted' })}>
              Deleted records
            </Button>
          </Inline>
        </Stack>
      </Printable>
      <RecordsDialogs
        open={open}
        onOpen={setOpen}
        onBilled={(due) =>
          setSearchParams({ month: due, status: null, child: null, search: null }, { replace: true, ...staying })
        }
        onClose={() => setOpen(null)}
      />
      {opened && (
        <DialogHistory value={false}>
          <BillDialog key={opened.id} bill={opened} onClose={() => setRecord(null)} />
        </DialogHistory>
      )}
    </>
  )
}
