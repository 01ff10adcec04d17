import { useState } from 'react'
import { lazyModule } from '../lazy.tsx'
import { type DialogProps, Question, type QuestionProps } from './Question.tsx'

const { component } = lazyModule(() => import('./OpenDialog.tsx'))
const OpenDialog = component('OpenDialog')

/**
 * A short task over the page. The focus stays inside and goes back to where it was.
 *
 * - **Use it for:** Adding or editing one thing; choosing something before an action.
 * - **Not for:** A question: `ConfirmDialog`. A form that saves: `FormDialog`. A long task: a page. More
 *   about something: `Popover`.
 * - **Parts:** Title, description, content, and buttons at the right with the primary one last. Three widths; on a
 *   phone it is as wide as the screen. `onSubmit` makes content and buttons one form.
 * - **Accessibility:** The first field has the focus. Tab stays inside; Escape, the cross and a press outside close
 *   it. Where something was typed (`dirty`) they ask first. While it is `saving` they ask as well; while it is `busy` nothing closes it. The second press of a
 *   double click is ignored. Going back in the browser closes it and stays on the page. Role `dialog`, named by its
 *   title.
 * - **Words:** The title is what will be done: “Add goal”. The button repeats it: “Save goal”.
 */
export function Dialog(props: DialogProps) {
  const { open = true } = props
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return wasOpen ? <OpenDialog {...props} /> : null
}

/**
 * One question with two answers. A press outside is no answer.
 *
 * - **Use it for:** Before something that cannot be undone, or that others will notice: sending invoices.
 * - **Not for:** Deleting: `DeleteQuestion` asks, deletes and offers to undo. What can be undone at once:
 *   do it, and say so with `Toaster`.
 * - **Parts:** Question, what will happen, two buttons; a choice may be between them. `DiscardQuestion` is the one
 *   that every dialog and form asks before what was typed is lost.
 * - **Accessibility:** Role `alertdialog`. The focus begins on the answer, or on Cancel where something would be
 *   lost. Escape is Cancel. Afterwards the focus goes back; where its row is gone, to the next one.
 * - **Words:** A question as the title, what follows from it below. The answer names the deed: “Send invoices”, never
 *   “OK” or “Yes”.
 */
export function ConfirmDialog(props: QuestionProps) {
  return <Question Frame={Dialog} {...props} />
}
