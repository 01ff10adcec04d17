import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import * as styles from './FormErrorSummary.css.ts'

export interface FormProblem {
  /** `name` of the field. */
  name: string
  message: string
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** There are none where the page is rendered on the server. */
const isElement = (value: object) => typeof Element !== 'undefined' && value instanceof Element

/** The problems in react-hook-form's `formState.errors`, nested fields included, in the form's order when `order` is given. */
export function problemsOf(errors: object, order: readonly string[] = []): FormProblem[] {
  const found: FormProblem[] = []
  const walk = (value: unknown, name: string) => {
    if (typeof value !== 'object' || value === null || isElement(value)) return
    if ('message' in value && typeof value.message === 'string' && value.message)
      found.push({ name, message: value.message })
    else for (const [key, inner] of Object.entries(value)) if (key !== 'ref') walk(inner, name ? `${name}.${key}` : key)
  }
  walk(errors, '')
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return found.sort((one, other) => place(one.name) - place(other.name))
}

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

/** What needs another look, above the form and inside it; each line leads to its field. */
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
        {words[problems.length] ?? problems.length} {problems.length === 1 ? 'answer needs' : 'answers need'} another
        look
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
