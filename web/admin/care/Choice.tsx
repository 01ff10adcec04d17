import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import * as styles from './Care.css.ts'

export interface Option<Value extends string | number> {
  value: Value
  label: string
  icon?: LucideIcon | undefined
}

interface ChoiceProps<Value extends string | number> {
  label: string
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One of few values, each a press with a thumb; they wrap where the screen is narrow. */
export function Choice<Value extends string | number>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.choice}>
      <span aria-hidden className={styles.legend}>
        {label}
      </span>
      <span className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            {option.icon && <option.icon aria-hidden size={20} />}
            {option.label}
          </label>
        ))}
      </span>
    </div>
  )
}

/** A choice of the words of a record, in their order. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>): Option<Value>[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))
