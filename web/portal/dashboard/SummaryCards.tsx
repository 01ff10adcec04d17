import {
  CalendarCheck,
  CalendarDays,
  ChevronRight,
  GraduationCap,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  Shirt,
  Sprout,
  Video,
} from 'lucide-react'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { uniformsPath, type ViewId, viewPath } from '../views.ts'
import { activitiesOf } from './childDay.ts'
import type { ParentDashboardQuery } from './ParentDashboard.generated.ts'
import {
  activitySummary,
  formatAllDays,
  billingSummary,
  formatNotices,
  orderSummary,
  progressSummary,
  reportCardSummary,
  sessionSummary,
} from './summaries.ts'
import { Blob, type Companion } from '#web/ui/Blob/Blob.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './ChildCard.css.ts'

interface SummaryCardProps {
  title: string
  /** The figure with its unit, in words. */
  text: string
  /** Something is late. */
  alarm?: boolean
  icon: LucideIcon
  tone: Companion
  /** The view that shows it in full. */
  to: string
}

/** One subject in one line, leading to its view. */
function SummaryCard({ title, text, alarm, icon, tone, to }: SummaryCardProps) {
  return (
    <Card pad="small" to={to}>
      <span className={styles.row}>
        <Blob icon={icon} tone={tone} />
        <span className={styles.words}>
          <Text as="span" weight="strong">
            {title}
          </Text>
          <Text as="span" size="small" tone={alarm ? 'danger' : 'muted'} figures>
            {text}
          </Text>
        </span>
        <ChevronRight aria-hidden size={20} className={styles.arrow} />
      </span>
    </Card>
  )
}

interface SummaryCardsProps {
  data: ParentDashboardQuery
  /** The chosen child, or all of them. */
  shown: readonly ParentDashboardQuery['myChildren'][number][]
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/**
 * The subjects of a parent, each in a line: the six of the specification of the public site, section 2, learning
 * progress and online sessions.
 */
export function SummaryCards({ data, shown, today }: SummaryCardsProps) {
  const { myActivities, myOnlineSessions, myUniformOrders, myNotices } = data
  const activities = myActivities.filter((activity) =>
    shown.some((child) => activitiesOf(child, [activity]).length > 0),
  )
  const orders = myUniformOrders.filter(({ childId }) => shown.some(({ id }) => id === childId))
  const sessions = myOnlineSessions.filter(({ children }) =>
    shown.some(({ firstName }) => children.includes(firstName)),
  )
  const notices = { title: 'Notices', icon: Megaphone, tone: 'marigold', view: 'notices' } as const
  const ofChildren = [
    {
      title: 'Attendance',
      icon: CalendarCheck,
      tone: 'leaf',
      view: 'attendance',
      text: formatAllDays(shown),
    },
    { title: 'Learning Progress', icon: Sprout, tone: 'leaf', view: 'progress', ...progressSummary(shown) },
    { title: 'Report Cards', icon: GraduationCap, tone: 'sky', view: 'report-cards', ...reportCardSummary(shown) },
    {
      title: 'Activities',
      icon: CalendarDays,
      tone: 'marigold',
      view: 'activities',
      ...activitySummary(activities, today),
    },
    {
      title: 'Online Sessions',
      icon: Video,
      tone: 'sky',
      view: 'sessions',
      ...sessionSummary(sessions, today),
    },
    {
      title: 'Billing',
      icon: ReceiptText,
      tone: 'coral',
      view: 'billing',
      ...billingSummary(shown.map(({ billing }) => billing)),
    },
    { title: 'Uniform Orders', icon: Shirt, tone: 'teal', view: 'uniforms', ...orderSummary(orders) },
  ] as const
  const [one] = shown
  const ofOne = one && shown.length < data.myChildren.length ? `?child=${one.id}` : ''
  const cards = [...(shown.length > 0 ? ofChildren : []), { ...notices, text: formatNotices(myNotices.totalCount) }]
  // what the card tells of is what was ordered, not the catalogue
  const pathOf = (view: ViewId) =>
    view === 'uniforms' && orders.length > 0 ? uniformsPath('orders', ofOne) : `${viewPath(view)}${ofOne}`
  return (
    <Grid columnsOf={320} space={12}>
      {cards.map(({ view, ...card }) => (
        <SummaryCard key={view} {...card} to={pathOf(view)} />
      ))}
    </Grid>
  )
}
