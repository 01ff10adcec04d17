import { History } from 'lucide-react'
import type { CareKind } from '#graphql/care/care.rules.ts'
import { kindIcons } from '#web/shared/care/careIcons.ts'
import { kindLabels } from '#web/shared/care/careWords.ts'
import * as styles from './Care.css.ts'

/** In the order in which they are entered most. A look at a sleeping child has its own button beside those who sleep. */
const kinds = [
  'meal',
  'bottle',
  'sleep',
  'nappy',
  'potty',
  'sunscreen',
  'mood',
  'clothes',
  'note',
  'supplies',
] as const satisfies readonly CareKind[]

interface KindsProps {
  /** Null while a press on a face opens its day. */
  kind: CareKind | null
  onChoose: (kind: CareKind | null) => void
}

/** What is entered next: large enough for a thumb. */
export function Kinds({ kind, onChoose }: KindsProps) {
  return (
    <div role="group" aria-label="Entry" className={styles.kinds}>
      {kinds.map((one) => {
        const Icon = kindIcons[one]
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === kind}
            className={styles.kind}
            onClick={() => onChoose(one)}
          >
            <Icon aria-hidden size={24} />
            {kindLabels[one]}
          </button>
        )
      })}
      <button type="button" aria-pressed={kind === null} className={styles.kind} onClick={() => onChoose(null)}>
        <History aria-hidden size={24} />
        History
      </button>
    </div>
  )
}
