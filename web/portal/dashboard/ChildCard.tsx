import { CalendarClock, CalendarDays, CalendarX2, House, MessageCircle, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDateAndTime, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { hasLeft } from '#graphql/children/enrolment.rules.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { absenceOn, formatDays, whoTold } from '../absence/absence.ts'
import { collectorFor } from '../attendance/calendar.ts'
import { DaySummary } from '../day/DaySummary.tsx'
import { portalDialogs } from '../lazyDialogs.ts'
import { viewPath } from '../views.ts'
import * as styles from './ChildCard.css.ts'
import type { ParentDashboardQuery } from './ParentDashboard.generated.ts'
import { activitiesOf, activityPath, nextLesson, todayState } from './childDay.ts'

/** Prefetched on hover: a form, its rules and a calendar, which the first view does not need. */
const { prefetch, component } = portalDialogs
const AbsenceDialog = component('AbsenceDialog')

export type DashboardChild = ParentDashboardQuery['myChildren'][number]

interface ChildCardProps {
  child: DashboardChild
  family: readonly DashboardChild[]
  /** What is planned for the family's children, the next first. */
  activities: ParentDashboardQuery['myActivities']
  /** First and last name of who looks. */
  viewer: string
  /** Days on which the centre itself closes, from today on. */
  closings: ParentDashboardQuery['closedDays']
  /** Address of the child's picture. */
  face: string
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/** A line with its icon. */
export function Fact({ icon, alarm, children }: { icon: ReactNode; alarm?: boolean; children: ReactNode }) {
  return (
    <li className={classes(styles.fact, alarm && styles.alarm)}>
      {icon}
      <span>{children}</span>
    </li>
  )
}

/** `You told us at 06:31: Flu` */
function toldText(absence: DashboardChild['absences'][number], today: string): string {
  const at = new Date(absence.toldAt)
  const time = todayInJohannesburg(at) === today ? ` at ${timeInJohannesburg(at)}` : ''
  return `${whoTold(absence)}${time}: ${absence.reason}`
}

const endOfDay = '23:59'

/** A child's day at a glance: in or out, since when, and what the centre should know. */
export function ChildCard({ child, family, activities, viewer, closings, face, today }: ChildCardProps) {
  const name = `${child.firstName} ${child.lastName}`
  const [next] = activitiesOf(child, activities)
  const [reporting, setReporting] = useState(false)
  const away = absenceOn(child.absences, today)
  const known = { today, now: today === todayInJohannesburg() ? timeInJohannesburg() : endOfDay, closings }
  const { tone, words, icon } = todayState(child.attendanceToday, { ...known, child, isAway: away !== undefined })
  const lesson = nextLesson(child, known)
  const collector = collectorFor(viewer, child.attendanceToday)
  const note = away ? undefined : child.attendanceToday?.notes
  return (
    <Card as="article" size="large" label={name}>
      <div className={styles.card}>
        <div className={styles.top}>
          <Avatar name={name} src={face} size={64} blob />
          <div>
            <Heading level={3}>{name}</Heading>
            <Text size="small" tone="muted" figures>
              {child.class && !hasLeft(child, today) ? `${child.class.name} · ` : ''}
              {child.exactAge}
            </Text>
          </div>
          <div className={styles.state}>
            <Badge tone={tone} icon={icon}>
              {words}
            </Badge>
          </div>
        </div>
        <div className={styles.middle}>
          <DaySummary child={child} today={today} />
          <ul className={styles.facts}>
            {away && <Fact icon={<MessageCircle aria-hidden size={20} />}>{toldText(away, today)}</Fact>}
            {child.absences
              .filter(({ fromDate }) => fromDate > today)
              .map((absence) => (
                <Fact key={absence.id} icon={<CalendarX2 aria-hidden size={20} />}>
                  <b>Away {formatDays(absence, today)}:</b> {absence.reason}
                </Fact>
              ))}
            {lesson && (
              <Fact icon={<CalendarClock aria-hidden size={20} />}>
                <b>{formatDateAndTime(lesson.date, lesson.time, today)}</b>{' '}
                <TextLink to={`${viewPath('timetable')}?child=${child.id}`}>{lesson.subject}</TextLink>, {lesson.room}
              </Fact>
            )}
            {next && (
              <Fact icon={<CalendarDays aria-hidden size={20} />}>
                <b>{formatDateAndTime(next.date, next.time, today)}</b>{' '}
                <TextLink to={activityPath(next.id)}>{next.title}</TextLink>, {next.location}
                {next.description && <span className={styles.bring}>{next.description}</span>}
              </Fact>
            )}
            {collector && <Fact icon={<House aria-hidden size={20} />}>Collected by {collector}</Fact>}
            {note && <Fact icon={<MessageCircle aria-hidden size={20} />}>{note}</Fact>}
            {child.allergies && (
              <Fact alarm icon={<TriangleAlert aria-hidden size={20} />}>
                <b>Allergies:</b> {child.allergies}
              </Fact>
            )}
          </ul>
        </div>
        <div className={styles.acts}>
          {hasLeft(child, today) ? null : (
            <Button
              icon={CalendarX2}
              wide
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onClick={() => setReporting(true)}
              aria-label={`${away ? 'Change absence' : 'Report absent'}: ${child.firstName}`}
            >
              {away ? 'Change absence' : 'Report absent'}
            </Button>
          )}
          <ButtonLink tone="quiet" to={`${viewPath('attendance')}?child=${child.id}`}>
            {child.firstName}&apos;s attendance
          </ButtonLink>
        </div>
      </div>
      {reporting && (
        <AbsenceDialog
          child={child}
          family={family}
          today={today}
          closings={closings}
          onClose={() => setReporting(false)}
        />
      )}
    </Card>
  )
}
