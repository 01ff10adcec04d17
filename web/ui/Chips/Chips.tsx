import type { ReactNode } from 'react'
import type { Companion } from '../Blob/Blob.tsx'
import { useChosenInView } from '../useChosenInView.ts'
import * as styles from './Chips.css.ts'

export interface Chip<Value extends string> {
  value: Value
  label: string
  /** "9/10", 12 … behind the name. */
  count?: ReactNode
  tone?: Companion
}

export interface ChipsProps<Value extends string> {
  /** What is being filtered: "Class". */
  label: string
  chips: readonly Chip<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/**
 * A filter of which one is always on; the row scrolls sideways where it does not fit.
 *
 * - **Use it for:** The classes above a register or a plan; the states of a list.
 * - **Not for:** Several at a time: a `Fieldset` of boxes. Changing the view: `Tabs`.
 * - **Parts:** Buttons in a row that scrolls sideways. A dot in the colour of the age group, the name, a count behind
 *   it.
 * - **Accessibility:** A group named by `label`; each chip is a button that says whether it is pressed. The colour is
 *   never alone: the name is always beside its dot.
 * - **Words:** Names as people know them. The first is “All” where there is one.
 */
export function Chips<Value extends string>({ label, chips, chosen, onChoose }: ChipsProps<Value>) {
  const row = useChosenInView(chosen)
  return (
    <div ref={row} role="group" aria-label={label} className={styles.list}>
      {chips.map(({ value, label: words, count, tone }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={styles.chip}
        >
          {tone && <span aria-hidden className={styles.dots[tone]} />}
          <span title={words} className={styles.words}>
            {words}
          </span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  )
}
