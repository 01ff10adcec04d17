import type { FormEvent, KeyboardEvent, ReactNode } from 'react'

export interface FormProps {
  children: ReactNode
  /** Names it for screen readers. */
  label?: string
  /** Layout of what is in it. */
  className?: string
  onFocus?: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
}

/** A dialog that a form opens is its child in React, but not in the document: what happens there is not the form's. */
const isInside = ({ target, currentTarget }: KeyboardEvent<HTMLFormElement> | FormEvent<HTMLFormElement>) =>
  target instanceof Node && currentTarget.contains(target)

/** Ctrl+Enter, or Cmd+Enter, presses the button that submits; Enter that is held down submits nothing more. */
function pressKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !isInside(event)) return
  const isChord = event.ctrlKey || event.metaKey
  if (event.repeat && (isChord || event.target instanceof HTMLInputElement)) event.preventDefault()
  else if (isChord) {
    event.preventDefault()
    event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  }
}

/**
 * The `form` element of the product; `PageForm` and `FormDialog` render it. Without scripts `method` keeps what is
 * typed out of the address; the checks are those of the form's hook, not the browser's.
 *
 * - **Use it for:** A form that is neither in a dialog nor saved by the kit.
 * - **Not for:** A form of a page that saves a record: `PageForm`. In a dialog: `FormDialog`.
 * - **Parts:** No look. Layout is a `Stack` inside it.
 * - **Accessibility:** Enter in a field of one line sends it; Ctrl+Enter (Cmd+Enter) sends it from a text of several
 *   lines too. A key that is held down sends once. `label` names it; a form without a name is no landmark. The
 *   browser's own messages are off (`noValidate`): what is wrong is said in our words, at the field.
 * - **Words:** The button says what is sent: “Save goal”, “Submit Enrollment”.
 */
export function Form({ label, onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      method="post"
      noValidate
      aria-label={label}
      onKeyDown={pressKey}
      onSubmit={(event) => {
        if (!isInside(event)) return
        event.preventDefault()
        void onSubmit(event)
      }}
    />
  )
}
