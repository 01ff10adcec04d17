import { ArrowDown, Copy, Scale, SquarePen } from 'lucide-react'
import { formatRand } from '#graphql/values/money.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { StatementPeriod } from '#web/shared/billing/StatementPeriod.tsx'
import { namesOf } from '#web/shared/form/AlsoFor.tsx'
import { ButtonLink, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel, StatCard } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { ViewPage } from '../shell/ViewPage.tsx'
import { viewPath, type ViewProps, writePath } from '../views.ts'
import { WhatsApp } from '../shell/centre.tsx'
import * as styles from './BillingView.css.ts'
import { ChildAccount } from './ChildAccount.tsx'
import { ParentBillingDocument, type ParentBillingQuery } from './ParentBilling.generated.ts'

/** Id of the part below all bills, for the link to it. */
const payId = 'how-to-pay'

type Child = ParentBillingQuery['myChildren'][number]

const sum = (children: readonly Child[], of: (account: Child['billing']) => number) =>
  children.reduce((total, { billing }) => total + of(billing), 0)

function formatBalance(children: readonly Child[]) {
  const overdue = sum(children, ({ overdueCents }) => overdueCents)
  if (overdue > 0) return `${formatRand(overdue)} overdue`
  if (sum(children, ({ owingCents }) => owingCents) > 0) return 'nothing is overdue'
  return sum(children, ({ creditCents }) => creditCents) > 0
    ? 'it will go towards your next invoice'
    : 'everything is paid'
}

function Accounts({ data, today, search }: { data: ParentBillingQuery } & Pick<ViewProps, 'today' | 'search'>) {
  const children = chosenChildren(search, data.myChildren)
  const balance = sum(children, ({ balanceCents }) => balanceCents)
  return (
    <>
      <ChildChips family={data.myChildren} search={search} />
      <StatCard
        label={balance < 0 ? 'In credit' : 'Balance due'}
        value={formatRand(Math.abs(balance))}
        note={formatBalance(children)}
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
  return (
    <ViewPage
      title="Bills and payments"
      lead="Your invoices, payments and how to pay."
      query={query}
      label="Loading bills"
      failed="Your bills could not be loaded."
      count={3}
    >
      {(data) =>
        data.myChildren.length === 0 ? <NoChildren /> : <Accounts data={data} today={today} search={search} />
      }
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = { Page: BillingView, first: () => [[ParentBillingDocument]] }

interface StatementProps {
  /** All of one's own children, whichever of them is chosen: there is one account for each family. */
  family: readonly { id: number; firstName: string }[]
  today: string
}

/** The statement of all one's children for a period, which says whose it is. */
function Statement({ family, today }: StatementProps) {
  const [first] = family
  if (!first) return null
  return (
    <Panel title={`Statement for ${namesOf(family)}`}>
      <Stack space={12}>
        {family.length > 1 && (
          <Text tone="muted">The statement covers the whole family, even if you have chosen one child above.</Text>
        )}
        <StatementPeriod childId={first.id} today={today} />
      </Stack>
    </Panel>
  )
}

async function copy(name: string, value: string) {
  try {
    await navigator.clipboard.writeText(value)
    toast({ title: `${name} copied` })
  } catch {
    toast({ tone: 'danger', title: 'Your browser does not allow copying. Tap and hold the text instead.' })
  }
}

interface CopiedProps {
  name: string
  value: string
  /** A number: apps of banks take its digits without the spaces that make it readable. */
  digits?: boolean
}

function Copied({ name, value, digits }: CopiedProps) {
  return (
    <li className={styles.line}>
      <div>
        <Text size="small" tone="muted">
          {name}
        </Text>
        <Text weight="strong" figures>
          {value}
        </Text>
      </div>
      <IconButton
        icon={Copy}
        label={`Copy ${name}`}
        onClick={() => void copy(name, digits ? value.replace(/\D/g, '') : value)}
      />
    </li>
  )
}

/** `A question about payment reference KW-0012 (Thabo).` */
const aboutAccounts = (accounts: HowToPayProps['accounts']) => {
  const references = accounts.map(({ firstName, billing }) => `${billing.paymentReference} (${firstName})`)
  return `A question about payment reference ${references.join(' and ')}.`
}

interface HowToPayProps {
  bank: ParentBillingQuery['bankDetails']
  accounts: readonly ParentBillingQuery['myChildren'][number][]
}

/** Where to pay to, each value to be copied into the app of one's bank. */
function HowToPay({ bank, accounts }: HowToPayProps) {
  const details: [string, string][] =
    !bank || bank.accountNumber === ''
      ? []
      : [
          ['Account holder', bank.accountHolder],
          ['Bank', bank.bank],
          ['Branch code', bank.branchCode],
          ['Account number', bank.accountNumber],
          ['Account type', bank.accountType],
        ]
  const only = accounts.length === 1 ? accounts[0] : undefined
  return (
    <Panel title="How to pay" padded={false}>
      {details.length === 0 && (
        <div className={styles.none}>
          <Notice tone="info">Please ask us for our bank details, and use the reference below.</Notice>
        </div>
      )}
      <ul className={styles.lines}>
        {accounts.map(({ id, firstName, billing }) => (
          <Copied key={id} name={`Reference for ${firstName}`} value={billing.paymentReference} />
        ))}
        {details.map(([name, value]) => (
          <Copied key={name} name={name} value={value} digits={name.endsWith('number') || name.endsWith('code')} />
        ))}
      </ul>
      <div className={styles.none}>
        <Stack space={12}>
          <Text>Have you paid already, or do you have a question about a bill? Send us a message.</Text>
          <Inline>
            <ButtonLink to={writePath(only ? only.id : null)} icon={SquarePen}>
              Message the centre
            </ButtonLink>
            <WhatsApp about={aboutAccounts(accounts)} />
          </Inline>
        </Stack>
      </div>
    </Panel>
  )
}
