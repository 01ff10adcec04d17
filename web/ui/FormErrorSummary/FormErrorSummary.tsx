import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import * as styles from './FormErrorSummary.css.ts'
import type { FormProblem } from './problems.ts'

function goTo(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const found = event.currentTarget.closest('form')?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  control.focus()
}

export interface FormErrorSummaryProps {
  problems: readonly FormProblem[]
  /** Changes with every try to send (`formState.submitCount`): the summary then takes the focus. Set `shouldFocusError: false` in `useForm`. */
  attempt: number
}

/**
 * The fields to correct, above the form and inside it; each line leads to its field.
 *
 * - **Use it for:** Long forms of the public site, where a wrong field may be off the screen.
 * - **Not for:** Short forms and dialogs: the form kit takes the focus to the first wrong field.
 * - **Parts:** A box with a count and one link for each problem, in the order of the fields. Each problem is said at
 *   its field as well, in the same words.
 * - **Accessibility:** It is an alert and takes the focus at each try to send (`attempt`), never while somebody is
 *   typing. A link moves the focus into its field. Set `shouldFocusError: false` in `useForm`, or two things want the
 *   focus.
 * - **Words:** “Please correct 2 fields” counts for you. A problem is the sentence of its field.
 */
export function FormErrorSummary({ problems, attempt }: FormErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const shown = problems.length > 0
  const told = useRef(0)
  useEffect(() => {
    // what is wrong again while somebody types must not take the focus from them
    if (!shown || attempt === told.current) return
    told.current = attempt
    box.current?.focus()
  }, [attempt, shown])
  if (!shown) return null
  return (
    <section ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <h2 className={styles.title}>
        <CircleAlert aria-hidden size={20} />
        Please correct {problems.length} {problems.length === 1 ? 'field' : 'fields'}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} className={styles.link} onClick={(event) => goTo(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
