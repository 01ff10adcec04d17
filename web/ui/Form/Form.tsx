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
 * Every form of the product. Without scripts `method` keeps what is typed out of the address; checks are the form
 * kit's, not the browser's.
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
