import { ArrowRight, Inbox, type LucideIcon, MessageSquareText } from 'lucide-react'
import { applicationStatusLabels } from '#graphql/enrollment/enrollment.rules.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { exactMoment } from '../shared/format.ts'
import type { ApplicationQuery } from './applications.generated.ts'
import * as styles from './ApplicationDetail.css.ts'
import { statusOf } from './application.ts'

type Event = ApplicationQuery['application']['events'][number]

const icons: Record<string, LucideIcon> = { received: Inbox, moved: ArrowRight, note: MessageSquareText }

const labelOf = (status: string | null) => (status ? applicationStatusLabels[statusOf({ status })] : '')

function wordsOf({ kind, fromStatus, toStatus }: Event): string {
  if (kind === 'received') return 'Received through the website'
  if (kind === 'note') return 'Note'
  return fromStatus ? `${labelOf(fromStatus)} → ${labelOf(toStatus)}` : labelOf(toStatus)
}

/** What happened to an application, newest first, and who did it. */
export function History({ events }: { events: readonly Event[] }) {
  return (
    <ol className={styles.history}>
      {events.map((event) => {
        const Icon = icons[event.kind] ?? ArrowRight
        return (
          <li key={event.id} className={styles.event}>
            <span aria-hidden className={styles.mark}>
              <Icon size={16} />
            </span>
            <div className={styles.words}>
              <Text weight="medium">{wordsOf(event)}</Text>
              <Text size="small" tone="muted">
                <time dateTime={event.at}>{exactMoment(event.at)}</time>
                {event.author && ` · ${event.author.firstName} ${event.author.lastName}`}
              </Text>
              {event.note && <p className={styles.note}>{event.note}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
