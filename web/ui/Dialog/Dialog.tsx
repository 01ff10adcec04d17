import { useState } from 'react'
import { lazyModule } from '../lazy.tsx'
import { type DialogProps, Question, type QuestionProps } from './Question.tsx'

const { component } = lazyModule(() => import('./OpenDialog.tsx'))
const OpenDialog = component('OpenDialog')

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
