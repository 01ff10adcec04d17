import type { FormEvent, ReactNode, RefObject } from 'react'
import { useState } from 'react'
import { lateModule } from '../late.tsx'
import type * as styles from './Dialog.css.ts'
import { Question, type QuestionProps } from './Question.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode
  size?: keyof typeof styles.size
  /** Something was typed: Escape, the cross and a press outside then ask before they close. */
  dirty?: boolean
  /** What is typed is stored as a draft: leaving the page or loading it again loses nothing, and asks nothing. */
  hasDraft?: boolean
  /** Long work is under way: Escape, the cross and a press outside do nothing until it is done. */
  busy?: boolean
  /** Makes content and actions one form; a `type="submit"` button among the actions sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Takes the focus on opening instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
}

const { part } = lateModule(() => import('./OpenDialog.tsx'))
const OpenDialog = part((module) => module.OpenDialog)

/** A short task over the page. The focus stays inside and goes back to where it was. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return wasOpen ? <OpenDialog {...props} /> : null
}

/** One question with two answers. A press outside is no answer. */
export function ConfirmDialog(props: QuestionProps) {
  return <Question Frame={Dialog} {...props} />
}
