import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classes } from '../layout.ts'
import { useReady } from '../Field/Field.tsx'
import * as styles from './SegmentedControl.css.ts'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: LucideIcon
  /** Colour of the part while it is chosen. */
  tone?: keyof typeof styles.tone
}

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen: "Status of Lerato Mokoena". Read out only. */
  label: string
  segments: readonly Segment<Value>[]
  /** `null` while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  disabled?: boolean
}

/**
 * Two to five choices beside each other. Radio buttons underneath, so arrow keys and forms work as they do
 * everywhere.
 *
 * - **Use it for:** The status of a child in the register; day, week or month above a plan.
 * - **Not for:** Filtering a list by class: `Chips`. Changing what a page shows: `Tabs`. In a form with
 *   hints: `RadioGroup`.
 * - **Parts:** Segments with a word, and an icon where the choice is a status. The chosen one takes the tint of its
 *   `tone`.
 * - **Accessibility:** Role `radiogroup` with `radio`s: Tab reaches it once, arrow keys move the choice and act at
 *   once. 44 px high on touch. In forced colours the chosen one has the colours of the system.
 * - **Words:** One word each. The label, which is read only, says whose it is: “Status of Lerato Mokoena”.
 */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  disabled,
}: SegmentedControlProps<Value>) {
  const name = useId()
  const ready = useReady()
  return (
    <div role="radiogroup" aria-label={label} className={styles.group} inert={!ready}>
      {segments.map((segment) => (
        <label key={segment.value} className={classes(styles.part, styles.tone[segment.tone ?? 'action'])}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={disabled}
            onChange={() => onChange(segment.value)}
            className={styles.input}
          />
          {segment.icon && <segment.icon aria-hidden size={14} className={styles.icon} />}
          {segment.label}
        </label>
      ))}
    </div>
  )
}
