import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { pathOf, type PathPart } from '#graphql/placements/pathCorrection.rules.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { classes } from '#web/ui/layout.ts'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentDialogs } from '../lazyDialogs.ts'
import * as styles from './ChildPath.css.ts'
import { followedText, formatPeriod } from './pathWords.ts'
import { ChildPathDocument, type ChildPathQuery } from './placements.generated.ts'

const CorrectPlacementDialog = studentDialogs.component('CorrectPlacementDialog')

type Placement = ChildPathQuery['child']['placements'][number]

function ClassName({ room }: { room: Placement['class'] }) {
  if (!room) return 'No class yet'
  if (room.closedAt) return `${room.name} (closed)`
  return <TextLink to={`${paths.adminSection('classrooms')}&class=${room.id}`}>{room.name}</TextLink>
}

function Part({ part, onCorrect }: { part: PathPart<Placement>; onCorrect: (placement: Placement) => void }) {
  const { placement, when } = part
  return (
    <li className={classes(styles.part, !placement && styles.away)} aria-current={when === 'now' || undefined}>
      {placement && <span className={styles.mark[when]} aria-hidden />}
      <span className={styles.name}>
        {placement ? <ClassName room={placement.class} /> : 'Away'}
        {when === 'now' && <Badge tone="info">Now</Badge>}
        {when === 'ahead' && <Badge>Planned</Badge>}
      </span>
      <span className={styles.days}>{formatPeriod(part)}</span>
      <span className={styles.note}>{placement && followedText(placement)}</span>
      {placement && (
        <span className={styles.tools}>
          <Button
            size="small"
            tone="quiet"
            icon={Pencil}
            aria-label={`Edit ${placement.class?.name ?? 'No class yet'}, ${formatPeriod(placement)}`}
            onClick={() => onCorrect(placement)}
          >
            Edit
          </Button>
        </span>
      )}
    </li>
  )
}

/** The path of a child through the centre: in which class it was, is and will be, and when it was away. */
export function ChildPath({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildPathDocument, { id: childId })
  const today = useToday()
  const [correcting, setCorrecting] = useState<Placement | 'new' | null>(null)
  return (
    <Panel
      title="Class history"
      padded={false}
      aside={
        query.data && (
          <Button size="small" icon={Plus} onClick={() => setCorrecting('new')}>
            Add a placement
          </Button>
        )
      }
    >
      <QueryState query={query} what="class history" height="line" count={2}>
        {({ child }) => (
          <>
            <ol className={styles.path}>
              {pathOf(child.placements, today).map((part) => (
                <Part key={part.fromDate} part={part} onCorrect={setCorrecting} />
              ))}
            </ol>
            {correcting && (
              <CorrectPlacementDialog
                child={child}
                placement={correcting === 'new' ? null : correcting}
                onClose={() => setCorrecting(null)}
              />
            )}
          </>
        )}
      </QueryState>
    </Panel>
  )
}
