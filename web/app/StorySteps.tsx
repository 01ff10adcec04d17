import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { fireEvent } from 'storybook/test'

/** What a person would do: press what has this name, fill in the field with this label, send the form. */
export type Step = { press: string } | { fill: string; with: string } | 'send'

const pressable = 'button, a, summary, label, [role=tab], [role=radio]'

/** What can be read on it: a button also has the words that it shows while it sends. */
const called = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.innerText).replaceAll(/\s+/g, ' ').trim()

function press(name: string) {
  const found = [...document.querySelectorAll<HTMLElement>(pressable)].find((element) => called(element) === name)
  found?.click()
  return found !== undefined
}

function fill(label: string, value: string) {
  const labels = [...document.querySelectorAll('label')]
  const field = labels.find((each) => each.textContent?.startsWith(label))?.control
  if (!(field instanceof HTMLElement) || !('value' in field)) return false
  void fireEvent.input(field, { target: { value } })
  void fireEvent.change(field, { target: { value } })
  return true
}

function send() {
  const forms = document.querySelectorAll('form')
  const form = document.querySelector<HTMLFormElement>('[role=dialog] form') ?? forms.item(forms.length - 1)
  form?.requestSubmit()
  return form !== null
}

function take(step: Step): boolean {
  if (step === 'send') return send()
  return 'press' in step ? press(step.press) : fill(step.fill, step.with)
}

interface StoryStepsProps {
  steps: readonly Step[]
  children: ReactNode
}

/**
 * For stories of a state that neither an address nor a prop opens: takes the steps one after the other, each as soon as
 * it can be taken. It asserts nothing; a test has a `play`. Until the last one `<html>` has `data-arranging`.
 */
export function StorySteps({ steps, children }: StoryStepsProps) {
  useEffect(() => {
    const { dataset } = document.documentElement
    let next = 0
    let frame = 0
    function go() {
      const step = steps[next]
      if (step && take(step)) next += 1
      if (next < steps.length) frame = requestAnimationFrame(go)
      else delete dataset.arranging
    }
    if (steps.length > 0) dataset.arranging = ''
    frame = requestAnimationFrame(go)
    return () => {
      cancelAnimationFrame(frame)
      delete dataset.arranging
    }
  }, [steps])
  return children
}

/** The same for a story that renders a page itself. */
export const after =
  (...steps: Step[]): Decorator =>
  (Story) => (
    <StorySteps steps={steps}>
      <Story />
    </StorySteps>
  )

/** Fills in fields by their labels. */
export const filledIn = (values: Record<string, string>): Step[] =>
  Object.entries(values).map(([label, value]) => ({ fill: label, with: value }))
