import { type Area, areaLabels } from '#graphql/progress/progress.rules.ts'
import { type OrderStatus, orderStatusLabels } from '#graphql/uniforms/uniforms.rules.ts'
import { addDays, formatDateAndTime, formatDayInFull, formatDayShort, mondayOf } from '#graphql/values/dates.ts'
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
  const { term, year, firstName } = first
  const text = fresh.length > 0 ? `${fresh.length} new: ${term}, ${firstName}` : `Latest: ${term} ${year}, ${firstName}`
  return { text }
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
  return { text: next ? `${formatDayShort(next.date)}: ${next.title}` : 'Nothing planned in the next few weeks' }
}

interface Account {
  owingCents: number
  overdueCents: number
  creditCents: number
  bills: readonly { dueDate: string; status: string; owingCents: number }[]
}

const dayAndMonth = (date: string) => formatDayShort(date).replace(/^\w+ /, '')

/** What is overdue, `R2,600.00 overdue since 7 Nov`; null where nothing is. */
export function overdueText(accounts: readonly Account[]): string | null {
  const overdue = accounts.reduce((total, { overdueCents }) => total + overdueCents, 0)
  const [since] = accounts
    .flatMap(({ bills }) => bills)
    .filter(({ status }) => status === 'overdue')
    .map(({ dueDate }) => dueDate)
    .toSorted()
  return overdue > 0 && since ? `${formatRand(overdue)} overdue since ${dayAndMonth(since)}` : null
}

/** What is overdue, else what is due next, else the balance of the accounts. */
export function billingSummary(accounts: readonly Account[]): Summary {
  const sum = (cents: (account: Account) => number) => accounts.reduce((total, account) => total + cents(account), 0)
  const open = accounts
    .flatMap(({ bills }) => bills)
    .filter(({ owingCents }) => owingCents > 0)
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
  const overdue = overdueText(accounts)
  if (overdue) return { text: overdue, alarm: true }
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
  if (!order) return { text: orders.length > 0 ? 'No open orders' : 'Order shirts, hats and more' }
  if (open.length > 1) return { text: `${open.length} open orders` }
  const what = order.lines.length === 1 ? order.lines[0]?.name : `${order.lines.length} items`
  return { text: `${what}: ${orderStatusLabels[order.status as OrderStatus].toLowerCase()}` }
}

interface Learner {
  firstName: string
  progress: { overall: number | null; areas: readonly { area: string; percent: number }[] }
}

/** `82%, strongest in Motor Skills` of one child; of several how far each is. */
export function progressSummary(children: readonly Learner[]): Summary {
  const assessed = children.filter(({ progress }) => progress.overall !== null)
  const [first] = assessed
  if (!first) return { text: 'No assessments yet' }
  if (assessed.length > 1)
    return { text: assessed.map(({ firstName, progress }) => `${firstName} ${progress.overall}%`).join(', ') }
  const [best] = first.progress.areas.toSorted((a, b) => b.percent - a.percent)
  const overall = `${first.progress.overall}%`
  return { text: best ? `${overall}, strongest in ${areaLabels[best.area as Area]}` : overall }
}

interface Session {
  title: string
  date: string
  time: string
  status: string
}

/** What is live now, else the next one: `Live now: Story time`, `Today, 10:00: Story time`. */
export function sessionSummary(sessions: readonly Session[], today: string): Summary {
  const live = sessions.find(({ status }) => status === 'live')
  if (live) return { text: `Live now: ${live.title}` }
  const next = sessions
    .filter(({ status }) => status === 'scheduled')
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))[0]
  if (!next) return { text: 'Nothing planned' }
  return { text: `${formatDateAndTime(next.date, next.time, today)}: ${next.title}` }
}

interface Days {
  present: number
  recorded: number
}

const dayWord = (count: number) => (count === 1 ? 'day' : 'days')

/** `12 of 14 days this month` */
const formatDays = ({ present, recorded }: Days): string =>
  recorded === 0 ? 'No days recorded this month yet' : `${present} of ${recorded} ${dayWord(recorded)} this month`

/** The same of several children in one line: `Lerato 12 of 14, Thabo 9 of 14 days this month`. */
export function formatAllDays(children: readonly { firstName: string; attendanceThisMonth: Days }[]): string {
  const recorded = children.filter(({ attendanceThisMonth }) => attendanceThisMonth.recorded > 0)
  const [first] = recorded
  if (!first) return 'No days recorded this month yet'
  if (children.length === 1) return formatDays(first.attendanceThisMonth)
  const parts = recorded.map(
    ({ firstName, attendanceThisMonth: days }) => `${firstName} ${days.present} of ${days.recorded}`,
  )
  return `${parts.join(', ')} ${dayWord(recorded.at(-1)?.attendanceThisMonth.recorded ?? 0)} this month`
}

export const formatNotices = (count: number): string => {
  if (count === 0) return 'No notices at the moment'
  return count === 1 ? '1 notice' : `${count} notices`
}

/** `Tuesday, 10 November` */
export const longDay = (date: string): string => formatDayInFull(date).replace(/ \d{4}$/, '')
