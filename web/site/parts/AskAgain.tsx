import { CircleHelp } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import * as styles from './parts.css.ts'

/** A question about an answer, and the field that would be put right. */
export interface Confirmation {
  field: string
  message: string
}

interface AskAgainProps {
  confirmations: readonly Confirmation[]
  sending: boolean
  onConfirm: (event: MouseEvent) => void
}

/** Asks about answers that may be slips, at the button that sends them: they are right, or they are put right. */
export function AskAgain({ confirmations, sending, onConfirm }: AskAgainProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (confirmations.length > 0) box.current?.focus()
  }, [confirmations])
  const [first] = confirmations
  if (!first) return null

  function change({ currentTarget }: MouseEvent<HTMLElement>) {
    const control = currentTarget.closest('form')?.elements.namedItem(first?.field ?? '')
    if (control instanceof HTMLElement) control.focus()
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={id}
      className={styles.box}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        <CircleHelp aria-hidden size={20} />
        Is that right?
      </h2>
      <ul id={id} className={styles.askAgainList}>
        {confirmations.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button tone="primary" pending={sending} pendingLabel="Submitting..." onClick={onConfirm}>
          Yes, send it
        </Button>
        <Button onClick={change}>No, change it</Button>
      </div>
    </div>
  )
}
