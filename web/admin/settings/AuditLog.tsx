import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { actionLabels } from '#graphql/audit/audit.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { exactMoment, fullName } from '#web/admin/shared/format.ts'
import { useSearchParam, useSearch } from '#web/admin/shared/useSearchParam.ts'
import { usePages } from '#web/app/usePages.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SearchField } from '#web/ui/Field/SearchField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { AuditLogDocument, type AuditLogQuery } from './settings.generated.ts'

/** `updateChild` as `Update child`, `is_active` as `Is active`, `createFaqEntry` as `Create FAQ entry`. */
function formatCode(code: string): string {
  const words = code
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.]+/g, ' ')
    .toLowerCase()
    .replace(/ cents$/, '')
    .replace(/\bfaq\b/, 'FAQ')
    .replace(/\bemail\b/, 'e-mail')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value as people read it: amounts in rand, yes and no, nothing as nothing. */
function formatValue(field: string, value: string | null): string {
  if (value === null) return 'nothing'
  if (value === 'true') return 'yes'
  if (value === 'false') return 'no'
  return field.endsWith('Cents') && /^-?\d+$/.test(value) ? formatRand(Number(value)) : value
}

type Entry = AuditLogQuery['auditEntries']['edges'][number]['node']

const pageSize = 50

const kinds = [
  { value: 'all', label: 'Everything' },
  { value: 'changes', label: 'Changes' },
  { value: 'looking', label: 'Medical notes access' },
  { value: 'access', label: 'Sign-ins and denied access' },
]

const who = ({ user }: Entry) => (user ? fullName(user) : 'Not signed in')

const deed = ({ action, subject }: Entry) =>
  `${actionLabels[action] ?? formatCode(action)}${subject ? `: ${subject}` : ''}`

const columns: Column<Entry>[] = [
  { id: 'deed', head: 'Action', rowHeader: true, wrap: true, cell: deed },
  { id: 'who', head: 'Who', wrap: true, cell: who },
  { id: 'at', head: 'When', align: 'end', phone: 'end', cell: ({ at }) => exactMoment(at) },
]

/** What was different afterwards: the value before struck out, the one after beside it. */
function AuditEntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const from = entry.clientAddress ? `, from ${entry.clientAddress}` : ''
  return (
    <Dialog title={deed(entry)} description={`${who(entry)}, ${exactMoment(entry.at)}${from}`} onClose={onClose}>
      <Stack as="ul" space={4}>
        {entry.changes.map(({ field, before, after }) => (
          <li key={field}>
            <Text as="span" weight="medium">
              {formatCode(field)}:
            </Text>{' '}
            {before !== null && (
              <>
                <del>{formatValue(field, before)}</del>{' '}
              </>
            )}
            <ins>{formatValue(field, after)}</ins>
          </li>
        ))}
        {entry.changes.length === 0 && <li>No changes.</li>}
      </Stack>
    </Dialog>
  )
}

/** Who did what, with the values before and after. */
export function AuditLog() {
  const [kind, setKind] = useSearchParam('kind')
  const { search, box } = useSearch('Search the log')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [opened, setOpened] = useState<Entry | null>(null)
  const variables = { kind, search: search || null, from: from || null, to: to || null, first: pageSize }
  const query = usePages(AuditLogDocument, variables, ({ auditEntries }) => auditEntries)
  const today = useToday()
  return (
    <Panel title="Audit log">
      <Stack>
        <Chips
          label="Show"
          chosen={kind ?? 'all'}
          onChoose={(chosen) => setKind(chosen === 'all' ? null : chosen)}
          chips={kinds}
        />
        <Grid columnsOf={200}>
          <SearchField
            {...box}
            placeholder="Name, action or value"
            hint="With fewer than three letters, only people's names are searched."
            hideLabel={false}
          />
          <DateField label="From" optional max={today} today={today} value={from} onChange={setFrom} />
          <DateField label="To" optional max={today} today={today} value={to} onChange={setTo} />
        </Grid>
        <QueryList
          list={query}
          what="audit log"
          count={5}
          more="Show older entries"
          empty={
            <EmptyState icon={ScrollText} title="Nothing found">
              Changes, access to medical notes, sign-ins and denied access will appear here.
            </EmptyState>
          }
        >
          {(rows) => <DataTable label="Audit log" columns={columns} rows={rows} onOpen={setOpened} />}
        </QueryList>
      </Stack>
      {opened && <AuditEntryDialog entry={opened} onClose={() => setOpened(null)} />}
    </Panel>
  )
}
