import { ArrowUpDown } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import {
  type ApplicationStatus,
  applicationStatusLabels,
  boardStatuses,
  closedStatuses,
  mayMove,
} from '#graphql/enrollment/enrollment.rules.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { byUrgency, enrolledThisMonth, type ListedApplication, statusOf } from './application.ts'
import { ApplicationCard } from './ApplicationCard.tsx'
import * as styles from './Board.css.ts'
import type { MoveTarget } from './moves.ts'

const nobody: Record<ApplicationStatus, string> = {
  new: 'Applications from the website appear here.',
  in_review: 'No applications in review.',
  tour_booked: 'No tours booked.',
  waitlisted: 'The waiting list is empty.',
  offered: 'No open offers.',
  enrolled: 'Nobody enrolled this month yet.',
  declined: 'No declined applications.',
  withdrawn: 'No withdrawn applications.',
}

interface BoardProps {
  applications: readonly ListedApplication[]
  /** Shows the declined and the withdrawn as columns too. */
  closed: boolean
  pathOf: (application: ListedApplication) => string
  onMove: (application: ListedApplication, to: MoveTarget) => void
  onOpen: (application: ListedApplication) => void
  /** Opens the waiting lists, to put them into another order. */
  onWaitlist: () => void
}

/** The pipeline as columns. Cards are dragged between them; a column that cannot take the card steps back. */
export function Board({ applications, closed, pathOf, onMove, onOpen, onWaitlist }: BoardProps) {
  const [lifted, setLifted] = useState<ListedApplication | null>(null)
  const [over, setOver] = useState<ApplicationStatus | null>(null)
  const columns: readonly ApplicationStatus[] = closed ? [...boardStatuses, ...closedStatuses] : boardStatuses

  const takes = (status: ApplicationStatus) =>
    lifted !== null && statusOf(lifted) !== status && mayMove(statusOf(lifted), status)
  function dropOf(status: ApplicationStatus) {
    if (!lifted || statusOf(lifted) === status) return undefined
    if (!takes(status)) return 'refused'
    return over === status ? 'over' : 'possible'
  }
  function drop(event: DragEvent, status: ApplicationStatus) {
    event.preventDefault()
    if (lifted && takes(status)) onMove(lifted, status as MoveTarget)
    setOver(null)
    setLifted(null)
  }
  return (
    <div className={styles.board}>
      {columns.map((status) => {
        const cards = applications
          .filter((application) => statusOf(application) === status)
          .filter((application) => status !== 'enrolled' || enrolledThisMonth(application))
          .toSorted(byUrgency)
        return (
          <section
            key={status}
            aria-label={applicationStatusLabels[status]}
            data-drop={dropOf(status)}
            className={styles.column}
            onDragOver={(event) => {
              if (!takes(status)) return
              event.preventDefault()
              if (over !== status) setOver(status)
            }}
            onDragLeave={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
            }}
            onDrop={(event) => drop(event, status)}
          >
            <h2 className={styles.head}>
              <i className={styles.dot[status]} />
              {applicationStatusLabels[status]}
              {status === 'enrolled' && <span className={styles.headNote}>this month</span>}
              <span className={styles.count}>{cards.length}</span>
            </h2>
            {status === 'waitlisted' && cards.length > 1 && (
              <Button size="small" wide icon={ArrowUpDown} onClick={onWaitlist}>
                Change order
              </Button>
            )}
            {over === status && takes(status) && <div className={styles.place} />}
            {cards.length === 0 && over !== status && <p className={styles.nobody}>{nobody[status]}</p>}
            <div className={styles.cards}>
              {cards.map((application) => (
                <ApplicationCard
                  key={application.id}
                  application={application}
                  path={pathOf(application)}
                  onMove={(to) => onMove(application, to)}
                  onOpen={() => onOpen(application)}
                  onLift={(up) => {
                    setLifted(up ? application : null)
                    if (!up) setOver(null)
                  }}
                />
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

/** The board's columns while their cards are loaded. */
export function LoadingBoard() {
  return (
    <div role="status">
      <VisuallyHidden>Loading applications</VisuallyHidden>
      <div className={styles.board} aria-hidden>
        {boardStatuses.map((status, index) => (
          <div key={status} className={styles.column}>
            <p className={styles.head}>
              <i className={styles.dot[status]} />
              {applicationStatusLabels[status]}
            </p>
            {index < 4 && (
              <div className={styles.card}>
                <Skeleton width="60%" />
                <Skeleton width="80%" />
                <Skeleton />
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
