import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { formatTimes } from '#graphql/values/dates.ts'
import { useSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { useIsTeacher } from '#web/app/session.ts'
import { usePages } from '#web/app/usePages.ts'
import { ClassBadge } from '#web/shared/calendar/ClassBadge.tsx'
import { DateBlock } from '#web/shared/calendar/DateBlock.tsx'
import { monthOr, weeksOf } from '#web/shared/calendar/month.ts'
import { MonthCalendar } from '#web/shared/calendar/MonthCalendar.tsx'
import { MonthNav } from '#web/shared/calendar/MonthNav.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import * as styles from './Activities.css.ts'
import { ActivitiesDocument } from './activities.generated.ts'
import { type Activity, activityPath } from './activity.ts'
import { CalendarFeedDialog } from '#web/shared/calendar/CalendarFeedDialog.tsx'

/** More than any month has. */
const mostOfMonth = 200

interface ActivityCalendarProps {
  classes: readonly { id: number; name: string }[]
  today: string
}

/** A month of activities on the wall, and beside it the same as a list sorted by date. */
export function ActivityCalendar({ classes, today }: ActivityCalendarProps) {
  const [asked, setMonth] = useSearchParam('month')
  const isTeacher = useIsTeacher()
  const [subscribing, setSubscribing] = useState(false)
  const month = monthOr(asked, today)
  const weeks = weeksOf(month)
  const list = usePages(ActivitiesDocument, { first: mostOfMonth, ...weeks }, ({ activities }) => activities)
  const entries = list.shownRows
  const pathOf = ({ id }: Activity) => `${activityPath(id, 'calendar')}${asked ? `&month=${month}` : ''}`
  const listed = entries.filter(({ date }) => date.startsWith(month))
  return (
    <Stack>
      <div className={styles.tools}>
        <MonthNav month={month} today={today} onChoose={setMonth} />
        <Button size="small" icon={CalendarPlus} onClick={() => setSubscribing(true)}>
          Subscribe to calendar
        </Button>
      </div>
      <QueryState query={list} what="activities" count={3}>
        {() => (
          <div className={styles.calendar}>
            <MonthCalendar month={month} today={today} entries={entries} pathOf={pathOf} />
            <div className={styles.agenda}>
              <Panel title="By date" level={3} padded={false}>
                {listed.length === 0 ? (
                  <div className={styles.nothing}>
                    <Text tone="muted">{list.shown?.isCurrent ? 'No activities this month.' : 'Loading...'}</Text>
                  </div>
                ) : (
                  <ul>
                    {listed.map((activity) => (
                      <li key={activity.id} className={styles.agendaRow}>
                        <DateBlock date={activity.date} past={activity.date < today} />
                        <div className={styles.about}>
                          <TextLink to={pathOf(activity)}>{activity.title}</TextLink>
                          <Text size="small" tone="muted" figures>
                            {formatTimes(activity.time, activity.endTime)} · {activity.location}
                          </Text>
                          <div>
                            <ClassBadge forClass={activity.class} />
                          </div>
                        </div>
                      </li>
                    ))}
                  </ul>
                )}
              </Panel>
            </div>
          </div>
        )}
      </QueryState>
      {subscribing && (
        <CalendarFeedDialog
          classes={classes}
          everything={isTeacher ? 'All of my classes' : 'Every activity'}
          onClose={() => setSubscribing(false)}
        />
      )}
    </Stack>
  )
}
