import {
  CalendarClock,
  CircleX,
  Eye,
  Hourglass,
  type LucideIcon,
  MailCheck,
  RotateCcw,
  Undo2,
  UserRoundCheck,
} from 'lucide-react'
import {
  type ApplicationStatus,
  applicationStatusLabels,
  isOpen,
  mayMove,
  tellsParent,
} from '#graphql/enrollment/enrollment.rules.ts'

export type MoveTarget = Exclude<ApplicationStatus, 'new'>

interface Move {
  /** The deed in words, on a button or in a menu. */
  label: string
  icon: LucideIcon
  /** It closes the application. */
  danger?: true
}

const moves: Record<MoveTarget, Move> = {
  in_review: { label: 'Start review', icon: Eye },
  tour_booked: { label: 'Book a tour', icon: CalendarClock },
  waitlisted: { label: 'Put on the waiting list', icon: Hourglass },
  offered: { label: 'Offer a place', icon: MailCheck },
  enrolled: { label: 'Enroll', icon: UserRoundCheck },
  declined: { label: 'Decline', icon: CircleX, danger: true },
  withdrawn: { label: 'Mark as withdrawn', icon: Undo2, danger: true },
}

const moveTargets = Object.keys(moves) as MoveTarget[]

/** The deed in words: from a later column back into review is no start. */
export function moveOf(from: ApplicationStatus, to: MoveTarget): Move {
  if (from === to) return { label: 'Move the tour', icon: CalendarClock }
  if (to === 'in_review' && !isOpen(from)) return { label: 'Reopen', icon: RotateCcw }
  if (to === 'in_review' && from !== 'new') return { label: 'Back to review', icon: Eye }
  return moves[to]
}

/** Every move that the pipeline allows, those that close the application last. */
export const movesFrom = (from: ApplicationStatus) =>
  moveTargets.filter((to) => mayMove(from, to)).map((to) => ({ to, ...moveOf(from, to) }))

/** The next step that is usual. */
export const nextStep: Partial<Record<ApplicationStatus, MoveTarget>> = {
  new: 'in_review',
  in_review: 'tour_booked',
  tour_booked: 'offered',
  waitlisted: 'offered',
  offered: 'enrolled',
  declined: 'in_review',
  withdrawn: 'in_review',
}

/** A move that tells nobody needs no question first. */
export const isDirect = (to: MoveTarget) => !tellsParent(to)

/** What a toast says afterwards. */
export function movedText(childName: string, to: ApplicationStatus, from?: ApplicationStatus): string {
  if (to === 'tour_booked' && from === to) return `${childName}'s tour has been moved.`
  if (to === 'tour_booked') return `Tour booked for ${childName}.`
  if (to === 'waitlisted') return `${childName} is on the waiting list.`
  if (to === 'offered') return `${childName} has been offered a place.`
  return `${childName} is now “${applicationStatusLabels[to]}”.`
}
