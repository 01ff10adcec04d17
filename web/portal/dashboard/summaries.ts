import { type OrderStatus, orderStatusLabels } from '#graphql/uniforms/uniforms.rules.ts'
import { addDays, formatDayShort, mondayOf } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'

/** One line of a summary card. */
export interface Summary {
  text: string
  /** Something is late. */
  alarm?: boolean
}

interface CardOwner {
  firstName: string
  reportCards: readonly { term: string; year: number; isNew: boolean }[]
}

/** `1 new: Term 3, Lerato`, or the latest one. */
export function reportCardSummary(children: readonly CardOwner[]): Summary {
  const cards = children.flatMap(({ firstName, reportCards }) => reportCards.map((card) => ({ ...card, firstName })))
  const fresh = cards.filter(({ isNew }) => isNew)
  const [first = cards[0]] = fresh
  if (!first) return { text: 'None yet' }
  const which = `${first.term}, ${first.firstName}`
  return { text: fresh.length > 0 ? `${fresh.length} new: ${which}` : `Latest: ${which}, ${first.year}` }
}

interface Planned {
  title: string
  date: string
}

/** How many are left this week; else the next one. */
export function activitySummary(activities: readonly Planned[], today: string): Summary {
  const sunday = addDays(mondayOf(today), 6)
  const thisWeek = activities.filter(({ date }) => date <= sunday).length
  if (thisWeek > 0) return { text: `${thisWeek} this week` }
  const [next] = activities
  return { text: next ? `${formatDayShort(next.date)}: ${next.title}` : 'Nothing planned for the next weeks' }
}

interface Account {
  owingCents: number
  overdueCents: number
  creditCents: number
  bills: readonly { dueDate: string; status: string; owingCents: number }[]
}

const dayAndMonth = (date: string) => formatDayShort(date).replace(/^\w+ /, '')

/** What is overdue, else what is due next, else how the accounts stand. */
export function billingSummary(accounts: readonly Account[]): Summary {
  const sum = (cents: (account: Account) => number) => accounts.reduce((total, account) => total + cents(account), 0)
  const open = accounts
    .flatMap(({ bills }) => bills)
    .filter(({ owingCents }) => owingCents > 0)
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
  const overdue = sum(({ overdueCents }) => overdueCents)
  const since = open.find(({ status }) => status === 'overdue')?.dueDate
  if (overdue > 0 && since) return { text: `${formatRand(overdue)} overdue since ${dayAndMonth(since)}`, alarm: true }
  const owing = sum(({ owingCents }) => owingCents)
  const [next] = open
  if (owing > 0 && next) return { text: `${formatRand(owing)} due ${dayAndMonth(next.dueDate)}` }
  const credit = sum(({ creditCents }) => creditCents)
  return { text: credit > 0 ? `${formatRand(credit)} in credit` : 'All paid' }
}

interface Order {
  status: string
  lines: readonly { name: string }[]
}

const isOpen = ({ status }: Order) => status !== 'delivered' && status !== 'cancelled'

/** The newest order on its way: `Sun hat: processing`. */
export function orderSummary(orders: readonly Order[]): Summary {
  const open = orders.filter(isOpen)
  const [order] = open
  if (!order) return { text: orders.length > 0 ? 'Nothing on its way' : 'Order shirts, hats and more' }
  if (open.length > 1) return { text: `${open.length} orders on their way` }
  const what = order.lines.length === 1 ? order.lines[0]?.name : `${order.lines.length} items`
  return { text: `${what}: ${orderStatusLabels[order.status as OrderStatus].toLowerCase()}` }
}
