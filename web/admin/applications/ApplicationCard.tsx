import { TriangleAlert } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { formatMoment } from '#web/admin/shared/format.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import {
  formatExactAge,
  companionOf,
  isUnborn,
  lineOf,
  type ListedApplication,
  programName,
  statusOf,
} from './application.ts'
import * as styles from './Board.css.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { type MoveTarget, movesFrom } from './moves.ts'

interface ApplicationCardProps {
  application: ListedApplication
  /** Address at which it is open. */
  path: string
  onMove: (to: MoveTarget) => void
  onOpen: () => void
  onLift: (lifted: boolean) => void
}

/** One application on the board. It can be dragged; its menu offers the same moves. */
export function ApplicationCard({ application, path, onMove, onOpen, onLift }: ApplicationCardProps) {
  const [lifted, setLifted] = useState(false)
  const { childName, program, allergies, siblings, offerAcceptedAt, reference, createdAt } = application
  const status = statusOf(application)
  const movable = movesFrom(status).length > 0

  function lift(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', reference)
    setLifted(true)
    onLift(true)
  }
  function put() {
    setLifted(false)
    onLift(false)
  }
  return (
    <article
      draggable={movable}
      data-lifted={lifted || undefined}
      className={styles.card}
      onDragStart={lift}
      onDragEnd={put}
      aria-label={childName}
    >
      <div className={styles.top}>
        <Badge tone={companionOf(program)}>{programName(program)}</Badge>
        {movable && (
          <span className={styles.menu}>
            <MoveMenu application={application} onMove={onMove} onOpen={onOpen} />
          </span>
        )}
      </div>
      <h3 className={styles.title}>
        <Link to={path} draggable={false} className={styles.link} stays>
          {childName}
        </Link>
      </h3>
      <p className={styles.line}>{lineOf(application)}</p>
      {isUnborn(application) && <p className={styles.line}>{formatExactAge(application.childDob)}</p>}
      {(allergies || siblings.length > 0 || (offerAcceptedAt && status === 'offered')) && (
        <Inline space={4}>
          {allergies && (
            <Badge tone="danger" icon={TriangleAlert}>
              Allergy noted
            </Badge>
          )}
          {siblings.length > 0 && <Badge tone="info">Sibling</Badge>}
          {offerAcceptedAt && status === 'offered' && <Badge tone="good">Accepted</Badge>}
        </Inline>
      )}
      <p className={styles.foot}>
        <span>{reference}</span>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      {status === 'offered' && (
        <div className={styles.above}>
          <Button size="small" tone="primary" wide onClick={() => onMove('enrolled')}>
            Enroll
          </Button>
        </div>
      )}
      {status === 'new' && (
        <div className={styles.above}>
          <Button
            size="small"
            wide
            onClick={() => {
              onMove('in_review')
              onOpen()
            }}
          >
            Review
          </Button>
        </div>
      )}
    </article>
  )
}
