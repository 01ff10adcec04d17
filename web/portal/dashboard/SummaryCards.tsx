import { CalendarCheck, CalendarDays, GraduationCap, Megaphone, ReceiptText, Shirt } from 'lucide-react'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { isView, viewPath } from '../viewIds.ts'
import { activitiesOf } from './childDay.ts'
import type { ParentDashboardQuery } from './ParentDashboard.generated.ts'
import { SummaryCard } from './SummaryCard.tsx'
import { activitySummary, billingSummary, orderSummary, reportCardSummary } from './summaries.ts'
import { allDaysInWords, noticesInWords } from './words.ts'

interface SummaryCardsProps {
  data: ParentDashboardQuery
  /** The chosen child, or all of them. */
  shown: readonly ParentDashboardQuery['myChildren'][number][]
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/** The six subjects of a parent, each in a line: specification of the public site, section 2. */
export function SummaryCards({ data: { myActivities, myUniformOrders, myNotices }, shown, today }: SummaryCardsProps) {
  const activities = myActivities.filter((activity) =>
    shown.some((child) => activitiesOf(child, [activity]).length > 0),
  )
  const orders = myUniformOrders.filter(({ childId }) => shown.some(({ id }) => id === childId))
  const notices = { title: 'Notices', icon: Megaphone, tone: 'marigold', view: 'notices' } as const
  const ofChildren = [
    {
      title: 'Attendance',
      icon: CalendarCheck,
      tone: 'leaf',
      view: 'attendance',
      text: allDaysInWords(shown),
    },
    { title: 'Report Cards', icon: GraduationCap, tone: 'sky', view: 'report-cards', ...reportCardSummary(shown) },
    {
      title: 'Activities',
      icon: CalendarDays,
      tone: 'marigold',
      view: 'activities',
      ...activitySummary(activities, today),
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
  const cards = [...(shown.length > 0 ? ofChildren : []), { ...notices, text: noticesInWords(myNotices.length) }]
  return (
    <Grid columnsOf={250} space={12}>
      {cards.map(({ view, ...card }) => isView(view) && <SummaryCard key={view} {...card} to={viewPath(view)} />)}
    </Grid>
  )
}
