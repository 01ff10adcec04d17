import { formatMonth, monthNameOf } from '#graphql/values/dates.ts'
import { formatRandShort } from '#graphql/values/money.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { BarChart } from '#web/ui/Chart/Chart.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ExportMenu } from '../../shared/export/ExportMenu.tsx'
import { plainAmount } from '../money.ts'
import { BillingReportsDocument, type BillingReportsQuery } from '../billing.generated.ts'
import { Debts } from './Debts.tsx'

type Bank = BillingReportsQuery['bankDetails']

function BankDetails({ bank }: { bank: Bank }) {
  return (
    <Panel title="Bank payment details">
      {!bank || bank.accountNumber === '' ? (
        <Notice tone="warning">
          Nobody has filled in the bank details yet: invoices ask families to call instead.
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
            Printed on every invoice with the child’s own payment reference, by which a payment is found.
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

/** How the centre stands: where families pay to, what came in, and who owes for how long. */
export function ReportsTab() {
  const query = useScreenQuery(BillingReportsDocument)
  const { data } = query
  if (!data) {
    return (
      <QueryState
        query={query}
        label="Loading reports"
        failed="Error loading billing data. Please try again."
        count={3}
        height="block"
      />
    )
  }
  return (
    <Stack>
      <Inline justify="end" space={8}>
        <ExportMenu
          label="Export income"
          fileName="income"
          sheet="Income"
          rows={() => incomeRows(sinceFirst(data.income))}
          disabled={data.income.length === 0}
        />
      </Inline>
      <Grid columnsOf={320}>
        <BarChart
          title="Income by month"
          points={sinceFirst(data.income).map(({ month, paidCents }) => ({
            label: monthNameOf(month).slice(0, 3),
            value: paidCents,
          }))}
          format={formatRandShort}
          labelHead="Month"
          valueHead="Received"
        />
        <BankDetails bank={data.bankDetails} />
      </Grid>
      <Debts families={data.familyDebts} />
    </Stack>
  )
}
