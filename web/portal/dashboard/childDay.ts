import { CalendarX2, Check, Clock, House, type LucideIcon } from 'lucide-react'
import { type DayEntry, whereaboutsOf } from '#graphql/attendance/inBuilding.rules.ts'
import {
  type DocumentKind,
  documentLabels,
  isIdOfGuardian,
  validityOf,
} from '#graphql/childDocuments/childDocuments.rules.ts'
import { type Enrolment, formatEnrolment, isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { closedReason, type Closing } from '#graphql/closedDays/closedDays.rules.ts'
import { consentKinds, isOpen } from '#graphql/consents/consents.rules.ts'
import { addDays, eachDay, formatDate, formatDayShort, weekdayOf } from '#graphql/values/dates.ts'
import { isBreak } from '#graphql/timetables/timetables.rules.ts'
import type { BadgeTone } from '#web/ui/Badge/Badge.tsx'
import { absenceOn, hasCome } from '../absence/absence.ts'
import { isFor } from '../activities/activities.ts'
import { viewPath } from '../views.ts'
import type { ParentDashboardQuery } from './ParentDashboard.generated.ts'

type Child = Pick<ParentDashboardQuery['myChildren'][number], 'id' | 'class' | 'mayDecide' | 'consents' | 'documents'>
type Activity = ParentDashboardQuery['myActivities'][number]

/** What is planned for a child: for its class, or for all. */
export const activitiesOf = (child: Pick<Child, 'class'>, activities: readonly Activity[]): Activity[] =>
  activities.filter((activity) => isFor(activity, child))

/** How far a lesson is looked for: longer no centre is closed that shows a timetable. */
const lessonDays = 14

type Learner = Enrolment &
  Pick<ParentDashboardQuery['myChildren'][number], 'timetable' | 'absences'> & { class: object | null }

/** The next lesson of a child, `null` where there is none: no break, and no day on which it stays at home or the centre is closed. */
export function nextLesson(
  child: Learner,
  { today, now, closings }: Pick<TodayKnown, 'today' | 'now' | 'closings'>,
): { date: string; time: string; subject: string; room: string } | null {
  for (const date of eachDay(today, addDays(today, lessonDays))) {
    const comes = isEnrolledOn(child, date) && !absenceOn(child.absences, date) && closedReason(date, closings) === null
    const lesson = child.timetable.find(
      ({ day, slot, subject }) =>
        comes && day === weekdayOf(date) && !isBreak(subject) && (date > today || slot.slice(0, 5) > now),
    )
    if (lesson) return { ...lesson, date, time: lesson.slot.slice(0, 5) }
  }
  return null
}

/** The address of an activity in the list of all. */
export const activityPath = (id: number) => `${viewPath('activities')}#activity-${id}`

/** Something that a parent is asked to do, and the place where it is done. */
export interface Task {
  words: string
  to: string
}

const lacksConsent = (child: Child, { isOuting, date, replies }: Activity, today: string) => {
  if (!isOuting || date <= today) return false
  const reply = replies.find(({ childId }) => childId === child.id)
  return !reply || (reply.attending === true && reply.consentedAt === null)
}

function paperTask({ kind, expiresOn, isCurrent }: Child['documents'][number], today: string): string | null {
  if (!isCurrent) return null
  const validity = validityOf(expiresOn, today)
  if (validity === 'valid' || !expiresOn) return null
  const verb = validity === 'expired' ? 'expired' : 'expires'
  return `${documentLabels[kind as DocumentKind]} ${verb} on ${formatDate(expiresOn)}`
}

/** What a parent is asked to do for a child, the most pressing first. */
export function tasksFor(child: Child, activities: readonly Activity[], today: string): Task[] {
  const outings = activitiesOf(child, activities)
    .filter((activity) => lacksConsent(child, activity, today))
    .map(({ id, title, date }) => ({
      words: `Reply about the outing on ${formatDayShort(date)}: ${title}`,
      to: activityPath(id),
    }))
  const papers = child.documents.flatMap((document) => {
    const words = child.mayDecide || isIdOfGuardian(document.kind) ? paperTask(document, today) : null
    return words ? [{ words, to: `${viewPath('profile')}#documents-${child.id}` }] : []
  })
  const open = consentKinds.filter((kind) => isOpen(child.consents.find((consent) => consent.kind === kind))).length
  const consents =
    open > 0 && child.mayDecide
      ? [
          {
            words: `${open} ${open === 1 ? 'consent' : 'consents'} outstanding`,
            to: `${viewPath('profile')}#consents-${child.id}`,
          },
        ]
      : []
  return [...outings, ...papers, ...consents]
}

interface TodayEntry {
  status: string
  timeIn: string | null
  timeOut: string | null
}

interface TodayState {
  tone: BadgeTone
  words: string
  icon?: LucideIcon
}

interface TodayKnown {
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
  /** Its time, `HH:mm`. */
  now: string
  child: Enrolment
  /** Days on which the centre itself closes. */
  closings: readonly Closing[]
  /** Whether a parent told the centre that the child does not come today. */
  isAway?: boolean
}

function withoutEntry({ today, closings, isAway }: TodayKnown): TodayState {
  const closed = closedReason(today, closings)
  if (closed) return { tone: 'neutral', words: closed === 'weekend' ? 'Closed today' : `Closed today: ${closed}` }
  if (isAway) return { tone: 'warning', words: 'Absent today', icon: CalendarX2 }
  return { tone: 'neutral', words: 'Not here yet', icon: Clock }
}

/** Where a child is now, by today's entry of the register; for one who is not enrolled today, from or until when it is. */
export function todayState(entry: TodayEntry | null, known: TodayKnown): TodayState {
  const { child, today, now } = known
  if (!isEnrolledOn(child, today)) return { tone: 'neutral', words: formatEnrolment(child, today) ?? '' }
  if (!entry || (known.isAway && !hasCome(entry, now))) return withoutEntry(known)
  const { status, timeIn, timeOut } = entry
  if (status === 'absent') return { tone: 'warning', words: 'Absent today', icon: CalendarX2 }
  const where = whereaboutsOf(entry as DayEntry, now)
  if (where === 'gone') return { tone: 'neutral', words: `Went home at ${timeOut}`, icon: House }
  if (where === 'coming') return { tone: 'neutral', words: `Expected at ${timeIn}`, icon: Clock }
  if (status === 'late')
    return { tone: 'warning', words: timeIn ? `Arrived late at ${timeIn}` : 'Arrived late', icon: Clock }
  return { tone: 'good', words: timeIn ? `Arrived at ${timeIn}` : 'Present today', icon: Check }
}

const illustrations = 10

interface Faced {
  id: number
  profileImage: string | null
}

/**
 * A face for each child of a family, in their order: its picture, or one of ten illustrations by its number. A brother or
 * sister takes the next illustration, so that nobody is mistaken for another.
 */
export function facesOf(children: readonly Faced[]): string[] {
  const taken = new Set<number>()
  return children.map(({ id, profileImage }) => {
    if (profileImage) return profileImage
    let face = (id - 1) % illustrations
    while (taken.has(face) && taken.size < illustrations) face = (face + 1) % illustrations
    taken.add(face)
    return `/art/avatar-${face + 1}.svg`
  })
}
