import { CalendarClock, Printer } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatEnrolment, isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { dayName, days, isBreak } from '#graphql/timetables/timetables.rules.ts'
import { weekdayOf } from '#graphql/values/dates.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { lookOfSubject } from '#web/shared/timetable/subjects.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card, Panel } from '#web/ui/Card/Card.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { classes } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ViewPage } from '../shell/ViewPage.tsx'
import { viewPath, type ViewProps } from '../views.ts'
import { ParentTimetableDocument, type ParentTimetableQuery } from './ParentTimetable.generated.ts'
import * as styles from './Timetable.css.ts'

type Child = ParentTimetableQuery['myChildren'][number]

/** The days from today on, then those before; on a Sunday the week that comes. */
function daysFromToday(today: string): number[] {
  const first = weekdayOf(today) === 7 ? 1 : weekdayOf(today)
  return days.map((_, index) => ((first - 1 + index) % days.length) + 1)
}

function TimetableDay({ child, day, isToday }: { child: Child; day: number; isToday: boolean }) {
  const entries = child.timetable.filter((entry) => entry.day === day)
  if (entries.length === 0 && !isToday) return null
  return (
    <div className={classes(styles.placeOnPaper[day - 1], entries.length === 0 && styles.onScreen)}>
      <Panel
        level={2}
        title={dayName(day)}
        aside={
          isToday && (
            <span className={styles.onScreen}>
              <Badge tone="teal">Today</Badge>
            </span>
          )
        }
        padded={false}
      >
        {entries.length === 0 ? (
          <div className={styles.nothing}>
            <Text tone="muted">Nothing is planned for today.</Text>
          </div>
        ) : (
          <ol>
            {entries.map(({ id, slot, subject, teacher, teacherLeft, room }) => {
              const { tone, icon: Icon } = lookOfSubject(subject)
              return (
                <li key={id} className={classes(styles.row, isBreak(subject) && styles.breakRow)}>
                  <span className={styles.time}>
                    <VisuallyHidden>{slot.replace('-', ' to ')}</VisuallyHidden>
                    {slot.split('-').map((time) => (
                      <span key={time} aria-hidden className={styles.timeLine}>
                        {time}
                      </span>
                    ))}
                  </span>
                  <span className={classes(styles.icon, styles.iconTone[tone])} aria-hidden>
                    <Icon size={20} />
                  </span>
                  <span className={styles.what}>
                    <Text as="span" weight="strong">
                      {subject}
                    </Text>
                    <Text as="span" size="small" tone="muted">
                      {teacherLeft ? 'Teacher to be announced' : teacher} · {room}
                    </Text>
                  </span>
                </li>
              )
            })}
          </ol>
        )}
      </Panel>
    </div>
  )
}

function TimetableWeek({ child, today }: { child: Child; today: string }) {
  const enrolment = isEnrolledOn(child, today) ? null : formatEnrolment(child, today)
  if (child.timetable.length === 0)
    return (
      <Card>
        <EmptyState icon={CalendarClock} title="No timetable yet">
          {enrolment
            ? `${child.firstName}: ${enrolment}.`
            : child.class
              ? `The timetable for ${child.class.name} will appear here once it has been planned.`
              : `${child.firstName} is not in a class yet. The timetable will appear once there is one.`}
        </EmptyState>
      </Card>
    )
  return (
    <div className={styles.days}>
      {daysFromToday(today).map((day) => (
        <TimetableDay key={day} child={child} day={day} isToday={day === weekdayOf(today)} />
      ))}
    </div>
  )
}

/** The week of a child's class, today first. */
export function TimetableView({ search, today }: ViewProps) {
  const navigate = useNavigate()
  const query = useScreenQuery(ParentTimetableDocument)
  const children = query.shown?.data.myChildren ?? []
  const asked = new URLSearchParams(search).get('child')
  const chosen = children.find(({ id }) => String(id) === asked) ?? children[0]
  return (
    <ViewPage
      title="Timetable"
      lead={chosen?.class ? `Weekly timetable for ${chosen.class.name}` : "The class's weekly timetable"}
      query={query}
      what="timetable"
    >
      {() => (
        <>
          {children.length === 0 && <NoChildren />}
          {chosen && (
            <div className={styles.onScreen}>
              <Inline justify="between">
                {children.length > 1 && (
                  <Chips
                    label="Child"
                    chips={children.map(({ id, firstName }) => ({ value: String(id), label: firstName }))}
                    chosen={String(chosen.id)}
                    onChoose={(id) => void navigate(`${viewPath('timetable')}?child=${id}`)}
                  />
                )}
                {chosen.timetable.length > 0 && (
                  <>
                    {/* landscape paper only while the timetable is mounted */}
                    <style>{'@page { size: A4 landscape; margin: 8mm }'}</style>
                    <Button size="small" icon={Printer} onClick={() => window.print()}>
                      Print
                    </Button>
                  </>
                )}
              </Inline>
            </div>
          )}
          {chosen && <TimetableWeek child={chosen} today={today} />}
        </>
      )}
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = { Page: TimetableView, first: () => [[ParentTimetableDocument]] }
