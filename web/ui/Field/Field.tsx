import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'

/**
 * Whether what somebody types, ticks or chooses is noticed. A page that came from the server is seen before it answers:
 * until then nothing can be entered that would be lost. Buttons that are clicked before are clicked again once it does
 * (`public/early.js`).
 */
const Ready = createContext(true)

export const ReadyProvider = Ready.Provider

export const useReady = () => use(Ready)

/** What every field says about itself. */
export interface FieldText {
  label: ReactNode
  /** Help that is always shown below the control. */
  hint?: ReactNode
  /** What is wrong and what to do; empty when nothing is. */
  error?: string
  /** Adds "(optional)" in words. Required is the rule and not marked. */
  optional?: boolean
  /** The label is read out but not shown: in a table cell or toolbar whose head says it. */
  hideLabel?: boolean
}

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  /** Only while what is typed would not be noticed. */
  readOnly?: true
}

/** Ids and ARIA of a control and its texts. */
export function useField({ hint, error }: FieldText, givenId?: string) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const ready = useReady()
  const control: ControlProps = {
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    ...(ready ? {} : { readOnly: true }),
  }
  return { id, hintId, errorId, control }
}

/** The message under a control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden size={18} />
      <span>{children}</span>
    </p>
  )
}

/** What follows a label of a field that may stay empty. */
export function Optional() {
  return <span className={styles.optional}> (optional)</span>
}

export interface FieldProps extends FieldText {
  id?: string
  children: (control: ControlProps) => ReactNode
}

/**
 * Label above, control, message, hint: the frame of every field with one control.
 *
 * - **Use it for:** A control of your own that no other field has: a colour, a slider.
 * - **Not for:** Everything that has a field already: `TextField`, `SelectField`, `DateField` and the
 *   others bring the frame along. Several controls that answer one question: `Fieldset`.
 * - **Parts:** Label, control, message, hint, in this order. Its child is a function that gets `id`,
 *   `aria-describedby` and `aria-invalid` and hands them to the control.
 * - **Accessibility:** The label is a `label` of the control: pressing it goes there. `hideLabel` leaves it to screen
 *   readers, where the head of a column says it. Message and hint are read after the name, the message first.
 * - **Words:** A label is a noun without a colon. What may stay empty says “(optional)”; what is required says
 *   nothing. A hint helps before somebody types; a message says what to do now. See `Words`.
 */
export function Field({ id: givenId, children, ...text }: FieldProps) {
  const { id, hintId, errorId, control } = useField(text, givenId)
  const label = (
    <label htmlFor={id} className={styles.label}>
      {text.label}
      {text.optional && <Optional />}
    </label>
  )
  return (
    <div className={styles.field}>
      {text.hideLabel ? <VisuallyHidden as="div">{label}</VisuallyHidden> : label}
      {children(control)}
      {text.error && <FieldError id={errorId}>{text.error}</FieldError>}
      {text.hint && (
        <p id={hintId} className={styles.hint}>
          {text.hint}
        </p>
      )}
    </div>
  )
}
