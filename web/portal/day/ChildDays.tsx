import { use } from 'react'
import { type CareVersion, minutesSlept } from '#graphql/care/care.rules.ts'
import { formatEnrolment, isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { closedText } from '#graphql/closedDays/closedDays.rules.ts'
import { formatDayInFull, formatDayShort, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { kindIcons, moodIcons } from '#web/shared/care/careIcons.ts'
import { formatEntry, entryTime, formatMinutes, kindLabels } from '#web/shared/care/careWords.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { CentreContext } from '../shell/centre.tsx'
import { viewPath } from '../views.ts'
import type { ParentDaysQuery } from './day.generated.ts'
import * as styles from './Days.css.ts'
import { type ChildDay, type DayEntry, isOver, versionsOf } from './daySummary.ts'
import { weekOf } from './week.ts'
import { WeekPicture } from './WeekPicture.tsx'

type Child = ParentDaysQuery['myChildren'][number]

const time = (moment: string) => timeInJohannesburg(new Date(moment))

/** `Corrected at 17:45`, on another day `Corrected on Wed 25 Nov` */
function correctedText({ saidAt, removed }: DayEntry, date: string): string {
  const saidOn = todayInJohannesburg(new Date(saidAt))
  const when = saidOn === date ? `at ${time(saidAt)}` : `on ${formatDayShort(saidOn)}`
  return removed ? `Removed ${when}` : `Corrected ${when}`
}

/** Looks at a sleeping child are counted at its sleep, not listed. */
const looksDuring = (sleep: CareVersion, entries: readonly CareVersion[]) =>
  entries.filter(
    ({ kind, removed, at }) =>
      kind === 'sleep_check' && !removed && at >= sleep.at && (sleep.until === null || at <= sleep.until),
  ).length

/** What is said of a sleep besides its times. */
function aboutSleep(sleep: CareVersion, entries: readonly CareVersion[]): string[] {
  const looks = looksDuring(sleep, entries)
  const { at: from, until } = sleep
  return [
    ...(until ? [formatMinutes(minutesSlept([{ from, until }], until))] : []),
    ...(looks > 0 ? [looks === 1 ? 'checked once' : `checked ${looks} times`] : []),
  ]
}

function Entry({ entry, day, today }: { entry: DayEntry & CareVersion; day: ChildDay; today: string }) {
  const { kind, mood, text, until, removed, isCorrection } = entry
  const Icon = (kind === 'mood' && mood && moodIcons[mood]) || kindIcons[kind]
  const about = kind === 'sleep' && !removed ? aboutSleep(entry, versionsOf(day.entries)) : []
  const endUnknown = kind === 'sleep' && until === null && isOver(day, today)
  const words = endUnknown ? 'Fell asleep' : formatEntry(entry)
  return (
    <li className={styles.entry}>
      <span className={styles.time}>{entryTime(entry)}</span>
      <span className={styles.icon} aria-hidden>
        <Icon size={18} />
      </span>
      <span className={styles.what}>
        {removed ? <s>{kindLabels[kind]}</s> : <span>{words}</span>}
        {about.length > 0 && (
          <Text as="span" size="small" tone="muted">
            {about.join(' · ')}
          </Text>
        )}
        {kind !== 'note' && text && (
          <Text as="span" size="small" tone="muted" asTyped>
            {text}
          </Text>
        )}
        {isCorrection && (
          <span>
            <Badge>{correctedText(entry, day.date)}</Badge>
          </span>
        )}
      </span>
    </li>
  )
}

/** Why a day has no entries. */
function emptyDayText(child: Child, day: ChildDay | undefined, date: string, today: string): string {
  if (day?.isTold === false) return "The day's summary appears once the day has been closed."
  const enrolment = isEnrolledOn(child, date) ? null : formatEnrolment(child, today)
  if (enrolment) return `${child.firstName}: ${enrolment}.`
  const isRunning = date === today && !day?.closedAt
  return closedText(date, []) ?? (isRunning ? 'Nothing has been entered yet.' : 'Nothing was entered for this day.')
}

interface ChildDaysProps {
  child: Child
  date: string
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
  search: string
}

/** A day of one child with all that was entered, which is its sheet on paper, and the week around it. */
export function ChildDays({ child, date, today, search }: ChildDaysProps) {
  const centre = use(CentreContext)
  const day = child.care.find((one) => one.date === date)
  const entries = versionsOf(day?.entries ?? [])
    .filter(({ kind }) => kind !== 'sleep_check')
    .toSorted((one, other) => one.at.localeCompare(other.at))
  const now = new Date().toISOString()
  const week = weekOf(date, child.care, { today, now })
  const name = `${child.firstName} ${child.lastName}`
  const closed = day?.closedAt && `Day closed at ${time(day.closedAt)}`
  return (
    <div className={styles.child}>
      <div className={styles.onPaper}>
        <p>{centre?.name}</p>
        <p>
          {formatDayInFull(date)}
          {child.class && `, ${child.class.name}`}
        </p>
      </div>
      <Panel
        level={3}
        title={name}
        padded={false}
        aside={
          closed && (
            <Text as="span" size="small" tone="muted" figures>
              {closed}
            </Text>
          )
        }
      >
        {day && entries.length > 0 ? (
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.entryId} entry={entry} day={day} today={today} />
            ))}
          </ol>
        ) : (
          <div className={styles.none}>
            <Text tone="muted">{emptyDayText(child, day, date, today)}</Text>
          </div>
        )}
        <div className={styles.moments}>
          <TextLink to={`${viewPath('moments')}?child=${child.id}`}>{child.firstName}&apos;s moments</TextLink>
        </div>
      </Panel>
      <div className={styles.onScreen}>
        <Panel level={3} title={`${child.firstName}'s week`}>
          <WeekPicture
            label={`${child.firstName}'s week`}
            week={week}
            date={date}
            today={today}
            hours={centre?.centreHours ?? { opens: '06:30', closes: '18:00' }}
            search={search}
          />
        </Panel>
      </div>
    </div>
  )
}
