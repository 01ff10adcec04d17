import { formatRand } from '#graphql/values/money.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { StatCard } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ArrowDown, Scale } from 'lucide-react'
import type { Screen } from '#web/app/screens.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { viewPath, type ViewProps } from '../views.ts'
import { ChildAccount } from './ChildAccount.tsx'
import { HowToPay } from './HowToPay.tsx'
import { ParentBillingDocument, type ParentBillingQuery } from './ParentBilling.generated.ts'
import { Statement } from './Statement.tsx'

/** Names what stands below all bills, for the way there. */
const payId = 'how-to-pay'

type Child = ParentBillingQuery['myChildren'][number]

const sum = (children: readonly Child[], of: (account: Child['billing']) => number) =>
  children.reduce((total, { billing }) => total + of(billing), 0)

function balanceInWords(children: readonly Child[]) {
  const overdue = sum(children, ({ overdueCents }) => overdueCents)
  if (overdue > 0) return `${formatRand(overdue)} of it is overdue`
  if (sum(children, ({ owingCents }) => owingCents) > 0) return 'nothing is overdue'
  return sum(children, ({ creditCents }) => creditCents) > 0 ? 'it goes towards your next bill' : 'everything is paid'
}

function Accounts({ data, today, search }: { data: ParentBillingQuery } & Pick<ViewProps, 'today' | 'search'>) {
  const children = chosenChildren(search, data.myChildren)
  const balance = sum(children, ({ balanceCents }) => balanceCents)
  return (
    <>
      <ChildChips family={data.myChildren} search={search} />
      <StatCard
        label={balance < 0 ? 'In your favour' : 'Balance to be paid'}
        value={formatRand(Math.abs(balance))}
        note={balanceInWords(children)}
        icon={Scale}
        tone={balance > 0 ? 'marigold' : 'leaf'}
      />
      {balance > 0 && (
        <Inline>
          <ButtonLink to={`${viewPath('billing')}${search}#${payId}`} icon={ArrowDown}>
            How to pay
          </ButtonLink>
        </Inline>
      )}
      {children.map((child) => (
        <ChildAccount key={child.id} child={child} />
      ))}
      <div id={payId}>
        <HowToPay bank={data.bankDetails} accounts={children} />
      </div>
      <Statement family={data.myChildren} today={today} />
    </>
  )
}

/** What is owed, what has been paid, and how to pay. */
export function BillingView({ today, search }: ViewProps) {
  const query = useScreenQuery(ParentBillingDocument)
  const { data } = query
  return (
    <Stack space={20}>
      <div>
        <Heading level={1}>Bills and payments</Heading>
        <Text tone="muted">What you owe, what you have paid, and how to pay.</Text>
      </div>
      {data?.myChildren.length === 0 && <NoChildren />}
      {data && data.myChildren.length > 0 && <Accounts data={data} today={today} search={search} />}
      {!data && (
        <QueryState
          query={query}
          label="Loading bills"
          failed="Your bills could not be loaded."
          count={3}
          height="block"
        />
      )}
    </Stack>
  )
}

export const screen: Screen<ViewProps> = { Page: BillingView, first: () => [[ParentBillingDocument]] }
