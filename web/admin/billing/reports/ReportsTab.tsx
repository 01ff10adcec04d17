import { HandCoins, Mail } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ageLabels, type AgeOfDebt } from '#graphql/billing/ageing.rules.ts'
import { formatMonth, monthNameOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand, formatRandShort } from '#graphql/values/money.ts'
import { ExportMenu } from '#web/admin/shared/export/ExportMenu.tsx'
import { formatMoment } from '#web/admin/shared/format.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { BarChart } from '#web/ui/Chart/Chart.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { BillingReportsDocument, type BillingReportsQuery } from '../billing.generated.ts'
import { type Family, familyName, plainAmount } from '../billing.ts'
import { billingDialogs } from '../lazyDialogs.ts'
import { SendStatementsDialog } from './SendStatementsDialog.tsx'

type Bank = BillingReportsQuery['bankDetails']

function BankDetails({ bank }: { bank: Bank }) {
  return (
    <Panel title="Bank payment details">
      {!bank || bank.accountNumber === '' ? (
        <Notice tone="warning">
          The bank details have not been entered yet. Invoices ask families to call instead.
        </Notice>
      ) : (
        <Stack space={12}>
          <DefinitionList
            entries={[
              { term: 'Account holder', value: bank.accountHolder },
              { term: 'Bank', value: bank.bank },
              { term: 'Branch code', value: bank.branchCode },
              { term: 'Account number', value: bank.accountNumber },
              { term: 'Account type', value: bank.accountType },
            ]}
          />
          <Text size="small" tone="muted">
            Printed on every invoice with the child's payment reference, which identifies the payment.
          </Text>
        </Stack>
      )}
    </Panel>
  )
}

type Income = BillingReportsQuery['income']

/** Without the months before the first in which anything was billed or paid. */
function sinceFirst(income: Income): Income {
  const first = income.findIndex(({ paidCents, billedCents }) => paidCents > 0 || billedCents > 0)
  return first < 0 ? [] : income.slice(first)
}

const incomeRows = (income: Income): string[][] => [
  ['Month', 'Received', 'Billed'],
  ...income.map(({ month, paidCents, billedCents }) => [
    formatMonth(month),
    plainAmount(paidCents),
    plainAmount(billedCents),
  ]),
]

/** The figures of the centre: where families pay to, what came in, and who owes for how long. */
export function ReportsTab() {
  const query = useScreenQuery(BillingReportsDocument)
  return (
    <QueryState
      query={query}
      label="Loading reports"
      failed="Error loading billing data. Please try again."
      count={3}
      height="block"
    >
      {({ income, bankDetails, familyDebts }) => (
        <>
          <Inline justify="end" space={8}>
            <ExportMenu
              label="Export income"
              fileName="income"
              sheet="Income"
              rows={() => incomeRows(sinceFirst(income))}
              disabled={income.length === 0}
            />
          </Inline>
          <Grid columnsOf={320}>
            <BarChart
              title="Income by month"
              points={sinceFirst(income).map(({ month, paidCents }) => ({
                label: monthNameOf(month).slice(0, 3),
                value: paidCents,
              }))}
              format={formatRandShort}
              labelHead="Month"
              valueHead="Received"
            />
            <BankDetails bank={bankDetails} />
          </Grid>
          <Debts families={familyDebts} />
        </>
      )}
    </QueryState>
  )
}

const StatementDialog = billingDialogs.component('StatementDialog')
const ReminderDialog = billingDialogs.component('ReminderDialog')

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
    cell: ({ remindedAt }) => remindedAt && formatMoment(remindedAt),
  },
  actionsColumn('wide', (family) => (
    <>
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
    </>
  )),
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
function Debts({ families }: { families: readonly Family[] }) {
  const [reminded, setReminded] = useState<Family | null>(null)
  const [stated, setStated] = useState<Family | null>(null)
  const [sending, setSending] = useState(false)
  const columns = useMemo(() => columnsOf(setReminded, setStated), [])
  return (
    <Panel
      title="Aged debtors"
      padded={false}
      aside={
        <Inline space={8}>
          <Button size="small" icon={Mail} disabled={families.length === 0} onClick={() => setSending(true)}>
            Send statements
          </Button>
          <ExportMenu
            fileName={`owing-${todayInJohannesburg()}`}
            sheet="Owing"
            rows={() => rowsOf(families)}
            disabled={families.length === 0}
          />
        </Inline>
      }
    >
      <DataTable
        label="Aged debtors"
        columns={columns}
        rows={families}
        rowKey={({ childId }) => String(childId)}
        firstSorting={{ column: 'owing', descending: true }}
        empty={<EmptyState icon={HandCoins}>No outstanding amounts.</EmptyState>}
      />
      {sending && (
        <SendStatementsDialog
          families={families}
          owingCents={families.reduce((total, family) => total + owedBy(family), 0)}
          onClose={() => setSending(false)}
        />
      )}
      {stated && <StatementDialog childId={stated.childId} name={familyName(stated)} onClose={() => setStated(null)} />}
      {reminded && <ReminderDialog family={reminded} onClose={() => setReminded(null)} />}
    </Panel>
  )
}
