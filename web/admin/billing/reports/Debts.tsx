import { HandCoins } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type AgeOfDebt, ageLabels } from '#graphql/billing/ageing.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lateModule } from '#web/ui/late.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { momentInWords } from '../../shared/format.ts'
import { ExportMenu } from '../../shared/export/ExportMenu.tsx'
import { plainAmount } from '../money.ts'
import { type Family, familyName } from './family.ts'

const StatementDialog = lateModule(() => import('../StatementDialog.tsx')).part((module) => module.StatementDialog)
const ReminderDialog = lateModule(() => import('./ReminderDialog.tsx')).part((module) => module.ReminderDialog)

const overdueOf = ({ days30Cents, days60Cents, days90Cents }: Family) => days30Cents + days60Cents + days90Cents
const owedBy = (family: Family) => family.currentCents + overdueOf(family)

const centsOf: Record<AgeOfDebt, (family: Family) => number> = {
  current: ({ currentCents }) => currentCents,
  days30: ({ days30Cents }) => days30Cents,
  days60: ({ days60Cents }) => days60Cents,
  days90: ({ days90Cents }) => days90Cents,
}

const money = (id: string, head: string, of: (family: Family) => number): Column<Family> => ({
  id,
  head,
  align: 'end',
  phoneHead: true,
  sortBy: of,
  cell: (family) => (of(family) === 0 ? '–' : formatRand(of(family))),
  total: (rows) => formatRand(rows.reduce((total, family) => total + of(family), 0)),
})

const columnsOf = (onRemind: (family: Family) => void, onStatement: (family: Family) => void): Column<Family>[] => [
  { id: 'family', head: 'Family', rowHeader: true, wrap: true, sortBy: familyName, cell: familyName },
  money('owing', 'Owing', owedBy),
  { ...money('current', ageLabels.current, centsOf.current), needs: 'laptop' },
  money('days30', ageLabels.days30, centsOf.days30),
  money('days60', ageLabels.days60, centsOf.days60),
  money('days90', ageLabels.days90, centsOf.days90),
  { ...money('credit', 'Credit', ({ creditCents }) => creditCents), needs: 'laptop' },
  {
    id: 'reminded',
    head: 'Reminded',
    needs: 'desktop',
    phoneHead: true,
    sortBy: ({ remindedAt }) => remindedAt,
    cell: ({ remindedAt }) => remindedAt && momentInWords(remindedAt),
  },
  {
    id: 'actions',
    head: 'Actions',
    hideHead: true,
    align: 'end',
    phone: 'wide',
    cell: (family) => (
      <Inline space={4} wrap={false} justify="end">
        <Button
          size="small"
          tone="quiet"
          aria-label={`Statement for ${familyName(family)}`}
          onClick={() => onStatement(family)}
        >
          Statement
        </Button>
        <Button
          size="small"
          tone="quiet"
          disabled={overdueOf(family) === 0}
          aria-label={`Remind ${familyName(family)}`}
          onClick={() => onRemind(family)}
        >
          Remind
        </Button>
      </Inline>
    ),
  },
]

const rowsOf = (families: readonly Family[]): string[][] => [
  ['Family', ...Object.values(ageLabels), 'Owing', 'Credit'],
  ...families.map((family) => [
    familyName(family),
    ...Object.values(centsOf).map((of) => plainAmount(of(family))),
    plainAmount(owedBy(family)),
    plainAmount(family.creditCents),
  ]),
]

/** Who owes, for how long, and who has credit. */
export function Debts({ families }: { families: readonly Family[] }) {
  const [reminded, setReminded] = useState<Family | null>(null)
  const [stated, setStated] = useState<Family | null>(null)
  const columns = useMemo(() => columnsOf(setReminded, setStated), [])
  return (
    <Panel
      title="Owing by family and age"
      padded={false}
      aside={
        <ExportMenu
          fileName={`owing-${todayInJohannesburg()}`}
          sheet="Owing"
          rows={() => rowsOf(families)}
          disabled={families.length === 0}
        />
      }
    >
      <DataTable
        label="Owing by family and age"
        columns={columns}
        rows={families}
        rowKey={({ childId }) => String(childId)}
        firstSorting={{ column: 'owing', descending: true }}
        empty={<EmptyState icon={HandCoins}>No family owes anything.</EmptyState>}
      />
      {stated && <StatementDialog childId={stated.childId} name={familyName(stated)} onClose={() => setStated(null)} />}
      {reminded && <ReminderDialog family={reminded} onClose={() => setReminded(null)} />}
    </Panel>
  )
}
