import {
  CalendarHeart,
  CircleCheck,
  FileClock,
  Inbox,
  type LucideIcon,
  Mail,
  ReceiptText,
  UserRoundX,
} from 'lucide-react'
import { validityOf } from '#graphql/childDocuments/childDocuments.rules.ts'
import { formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { count } from '#web/admin/shared/format.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { paperName } from '#web/shared/documents/documentState.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { BadgesDocument } from '../shell/shell.generated.ts'
import * as styles from './Overview.css.ts'
import type { OverviewQuery } from './overview.generated.ts'

interface Line {
  icon: LucideIcon
  title: string
  detail?: string
  action: string
  to: string
}

const mostNames = 3

/** `Ann Nel, Ben Roux, Cara Smit and 4 more` */
const names = (all: readonly string[], total = all.length) =>
  [all.slice(0, mostNames).join(', '), total > mostNames && `and ${total - mostNames} more`].filter(Boolean).join(' ')

function papersLine(papers: OverviewQuery['overview']['expiringPapers'], today: string): Line[] {
  const [first] = papers
  if (!first) return []
  const verb = validityOf(first.expiresOn, today) === 'expired' ? 'expired' : 'expires'
  const earliest = `${first.name}: ${paperName(first).toLowerCase()} ${verb} ${formatDate(first.expiresOn)}`
  return [
    {
      icon: FileClock,
      title: count(papers.length, 'document expires soon or has expired', 'documents expire soon or have expired'),
      detail: earliest,
      action: 'Open child',
      to: `${paths.adminSection('students')}&child=${first.childId}`,
    },
  ]
}

/** Visits of today and tomorrow, on their two days. */
function visitsLine(visits: OverviewQuery['overview']['visits'], today: string): Line[] {
  const [next] = visits
  if (!next) return []
  const dayOf = ({ at }: typeof next) => (todayInJohannesburg(new Date(at)) === today ? 'today' : 'tomorrow')
  const days = [...new Set(visits.map(dayOf))].join(' and ')
  const formatVisit = (visit: typeof next) => {
    const children = visit.children ? ` (${count(visit.children, 'child', 'children')})` : ''
    return `${visit.name}${children} ${dayOf(visit)} at ${timeInJohannesburg(new Date(visit.at))}`
  }
  return [
    {
      icon: CalendarHeart,
      title: `${count(visits.length, 'visit', 'visits')} ${days}`,
      detail: names(visits.map(formatVisit)),
      action: visits.length === 1 ? 'Open visit' : 'Open first visit',
      to: next.conversationId
        ? `${paths.adminSection('messages')}&conversation=${next.conversationId}`
        : `${paths.adminSection('applications')}&application=${next.applicationId}`,
    },
  ]
}

function linesOf(data: OverviewQuery, waiting: { applications: number; messages: number }, today: string): Line[] {
  const { absentUnexplained: absent, expiringPapers, visits } = data.overview
  const { totalCount: overdue, owingCents } = data.overdue
  return [
    ...visitsLine(visits, today),
    waiting.applications > 0 && {
      icon: Inbox,
      title: count(waiting.applications, 'new application', 'new applications'),
      detail: names(
        data.newApplications.map(({ childName }) => childName),
        waiting.applications,
      ),
      action: 'Review',
      to: paths.adminSection('applications'),
    },
    waiting.messages > 0 && {
      icon: Mail,
      title: count(waiting.messages, 'unread message', 'unread messages'),
      action: 'Read',
      to: paths.adminSection('messages'),
    },
    absent.length > 0 && {
      icon: UserRoundX,
      title: `${count(absent.length, 'absence', 'absences')} not reported by parents`,
      detail: names(absent.map(({ name }) => name)),
      action: 'Open register',
      to: paths.adminSection('attendance'),
    },
    overdue > 0 && {
      icon: ReceiptText,
      title: count(overdue, 'invoice is overdue', 'invoices are overdue'),
      detail: `${formatRand(owingCents)} outstanding`,
      action: 'Send reminders',
      to: `${paths.adminSection('billing')}&status=overdue`,
    },
    ...papersLine(expiringPapers, today),
  ].filter((line) => line !== false)
}

/** What waits for the office, most urgent for families first: each line leads to where it is dealt with. */
export function NeedsYou({ data, today }: { data: OverviewQuery; today: string }) {
  const { data: badges } = useScreenQuery(BadgesDocument)
  const waiting = { applications: badges?.waiting.applications ?? 0, messages: badges?.inbox.unread ?? 0 }
  const lines = linesOf(data, waiting, today)
  return (
    <Panel title="Needs attention" padded={false}>
      {lines.length === 0 ? (
        <EmptyState icon={CircleCheck}>
          Visits, new applications, messages, absences, overdue invoices and expiring documents will appear here.
        </EmptyState>
      ) : (
        <ul>
          {lines.map(({ icon: Icon, title, detail, action, to }) => (
            <li key={title} className={styles.line}>
              <Icon aria-hidden size={20} />
              <span className={styles.waitingWords}>
                <span className={styles.waitingTitle}>{title}</span>
                {detail && <span className={styles.muted}>{detail}</span>}
              </span>
              <ButtonLink to={to} size="small">
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
