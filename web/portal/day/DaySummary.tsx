import type { CareKind } from '#graphql/care/care.rules.ts'
import { kindIcons, moodIcons } from '#web/shared/care/careIcons.ts'
import { bringText } from '#web/shared/care/careWords.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { UnbrokenParts } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { classes } from '#web/ui/layout.ts'
import type { ParentDashboardQuery } from '../dashboard/ParentDashboard.generated.ts'
import { viewPath } from '../views.ts'
import { type SummaryLine, summaryLines } from './daySummary.ts'
import * as styles from './DaySummary.css.ts'

type Child = ParentDashboardQuery['myChildren'][number]

/** Lines that may be long, and have the whole width. */
const wide: readonly CareKind[] = ['meal', 'note']

function Line({ line: { kind, words, mood, isCorrected } }: { line: SummaryLine }) {
  const Icon = (kind === 'mood' && mood && moodIcons[mood]) || kindIcons[kind]
  return (
    <li className={classes(styles.line, wide.includes(kind) && styles.wide)}>
      <Icon aria-hidden size={18} />
      <span>
        <span className={kind === 'note' ? styles.note : styles.phrases}>
          {kind === 'note' ? words : <UnbrokenParts parts={words} between=" · " />}
        </span>
        {isCorrected && (
          <>
            {' '}
            <Badge>Corrected</Badge>
          </>
        )}
      </span>
    </li>
  )
}

interface DaySummaryProps {
  child: Pick<Child, 'id' | 'firstName' | 'care' | 'supplies' | 'attendanceToday'>
  today: string
}

/** How a child's day goes in a few lines, and what it needs from home; nothing where nothing was entered. */
export function DaySummary({ child: { id, firstName, care, supplies, attendanceToday }, today }: DaySummaryProps) {
  const day = care.find(({ date }) => date === today)
  const lines = day ? summaryLines(day, today) : []
  const short = supplies.filter(({ isShort }) => isShort)
  const isHere = attendanceToday !== null && attendanceToday.status !== 'absent'
  const waits = day?.isTold === false && isHere
  if (lines.length === 0 && short.length === 0 && !waits) return null
  return (
    <section aria-label={`${firstName}'s day`} className={styles.day}>
      {waits && <p className={styles.quiet}>The day's summary appears once the day has been closed.</p>}
      {(lines.length > 0 || short.length > 0) && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
          {short.map((supply) => (
            <li key={supply.item} className={classes(styles.line, styles.wide, styles.short)}>
              <kindIcons.supplies aria-hidden size={18} />
              <span>{bringText(supply, today)}</span>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <p className={styles.more}>
          <TextLink to={`${viewPath('day')}?child=${id}`}>{firstName}&apos;s whole day</TextLink>
        </p>
      )}
    </section>
  )
}
