import { BookOpen, CalendarHeart, DoorOpen, GraduationCap, Images, ReceiptText, UsersRound, Wallet } from 'lucide-react'
import { closedText } from '#graphql/closedDays/closedDays.rules.ts'
import { formatDayShort, monthNameOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatRandShort } from '#graphql/values/money.ts'
import { paths } from '#web/app/paths.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Blob } from '#web/ui/Blob/Blob.tsx'
import { StatCard, StatCards } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { Skeleton } from '#web/ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { AttendanceToday, AttendanceTrend } from './AttendanceToday.tsx'
import * as styles from './Overview.css.ts'
import {
  AttendanceTrendDocument,
  OverviewDocument,
  type OverviewQuery,
  RecentMessagesDocument,
} from './overview.generated.ts'
import { PlacesForecastDocument } from './forecast/forecast.generated.ts'
import { Forecast } from './forecast/Forecast.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { RecentMessages } from './RecentMessages.tsx'
import { RoomsToday } from './RoomsToday.tsx'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

const inClasses = (count: number) =>
  count === 0 ? 'no classes yet' : `in ${numbers[count] ?? count} ${count === 1 ? 'class' : 'classes'}`

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading overview</VisuallyHidden>
      <div className={styles.column}>
        <StatCards>
          {['students', 'programs', 'staff', 'revenue'].map((name) => (
            <Skeleton key={name} height="card" />
          ))}
        </StatCards>
        <div className={styles.columns}>
          <Skeleton height="block" />
          <Skeleton height="block" />
        </div>
      </div>
    </div>
  )
}

const overviewOn = (today: string) => [OverviewDocument, { today }] as const

/** What the centre looks like today. */
export function Overview() {
  const today = useToday()
  const query = useScreenQuery(...overviewOn(today))
  return (
    <QueryState query={query} what="overview" skeleton={<Loading />}>
      {(data) => <Filled data={data} today={today} />}
    </QueryState>
  )
}

function Filled({ data, today }: { data: OverviewQuery; today: string }) {
  const { overview, closedDays, roomRatios } = data
  // while the centre is closed the register is that of the last day that has one
  const isToday = overview.date === today
  return (
    <>
      <StatCards>
        <StatCard
          label="Total Students"
          value={overview.students}
          note={inClasses(overview.rooms.length)}
          icon={UsersRound}
          tone="sky"
        />
        <StatCard
          label="Active Programs"
          value={overview.programs}
          note={`${overview.programsWithPlaces} with places left`}
          icon={BookOpen}
          tone="leaf"
        />
        <StatCard
          label="Staff Members"
          value={overview.staff}
          note={`${overview.staffPresent} here ${isToday ? 'today' : `on ${formatDayShort(overview.date)}`}`}
          icon={GraduationCap}
          tone="marigold"
        />
        <StatCard
          label="Monthly Revenue"
          value={formatRandShort(overview.revenueCents)}
          note={`received in ${monthNameOf(today)}`}
          icon={Wallet}
          tone="coral"
        />
      </StatCards>
      <div className={styles.columns}>
        <div className={styles.column}>
          <RoomsToday rooms={overview.rooms} ratios={roomRatios} date={isToday ? null : overview.date} />
          <NeedsYou data={data} today={today} />
        </div>
        <div className={styles.column}>
          <AttendanceToday
            students={overview.students}
            present={overview.present}
            absent={overview.absent}
            told={overview.toldAbsent}
            rate={overview.attendanceRate}
            today={overview.date}
            isToday={isToday}
            closed={closedText(today, closedDays)}
          />
          <RecentMessages />
        </div>
      </div>
      <AttendanceTrend />
      <Forecast />
      <QuickAccess />
    </>
  )
}

export const screen: Screen = {
  Page: Overview,
  first: () => [
    overviewOn(todayInJohannesburg()),
    [AttendanceTrendDocument],
    [RecentMessagesDocument],
    [PlacesForecastDocument],
  ],
}

const tiles = [
  { section: 'gallery', label: 'Gallery', icon: Images, tone: 'coral' },
  { section: 'students', label: 'Students', icon: UsersRound, tone: 'sky' },
  { section: 'classrooms', label: 'Classrooms', icon: DoorOpen, tone: 'leaf' },
  { section: 'billing', label: 'Billing', icon: ReceiptText, tone: 'marigold' },
  { section: 'activities', label: 'Activities', icon: CalendarHeart, tone: 'sky' },
  { section: 'staff', label: 'Staff', icon: GraduationCap, tone: 'coral' },
] as const

/** The sections that are opened most, one press away. */
function QuickAccess() {
  return (
    <nav aria-labelledby="quick-access" className={styles.column}>
      <Heading level={2} id="quick-access">
        Quick Access
      </Heading>
      <div className={styles.tiles}>
        {tiles.map(({ section, label, icon, tone }) => (
          <Link key={section} to={paths.adminSection(section)} className={styles.tile}>
            <Blob icon={icon} tone={tone} />
            {label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
