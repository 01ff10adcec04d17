import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { failure, Mocked, mockOf } from '#web/app/mocks.tsx'
import { Toaster } from '#web/ui/Toast/Toaster.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { MailServerDocument } from '../people/people.generated.ts'
import { useTellMail, waitsInOutbox } from './useTellMail.ts'

afterEach(() => {
  cleanup()
  dismissToast()
})

function Reminder() {
  const tellMail = useTellMail()
  return (
    <button type="button" onClick={() => void tellMail({ title: 'Reminder sent to 1 parent' }, 'Reminder written')}>
      Remind
    </button>
  )
}

function Answer() {
  const tellMail = useTellMail()
  return (
    <button type="button" onClick={() => void tellMail({ title: 'Rina is confirmed', text: 'They get an e-mail.' })}>
      Confirm
    </button>
  )
}

function press(name: string, isConfigured: boolean | Error) {
  const answer = isConfigured instanceof Error ? isConfigured : { settings: { mail: { isConfigured } } }
  render(
    <Mocked mocks={[mockOf(MailServerDocument, answer)]}>
      <Reminder />
      <Answer />
      <Toaster />
    </Mocked>,
  )
  fireEvent.click(screen.getByRole('button', { name }))
}

it.each([true, failure('Something went wrong on our side.')])(
  'says that an e-mail was sent where a mail server sends it, and where that is not known',
  async (isSetUp) => {
    press('Remind', isSetUp)
    expect(await screen.findByText('Reminder sent to 1 parent')).toBeDefined()
    expect(screen.queryByText(waitsInOutbox)).toBeNull()
  },
)

it('says that it waits where there is none, and nothing of it being sent', async () => {
  press('Remind', false)
  expect(await screen.findByText('Reminder written')).toBeDefined()
  expect(screen.getByText(waitsInOutbox)).toBeDefined()
  expect(screen.queryByText(/sent to/)).toBeNull()
})

it('tells the rest of what was done all the same', async () => {
  press('Confirm', false)
  expect(await screen.findByText('Rina is confirmed')).toBeDefined()
  expect(screen.getByText(waitsInOutbox)).toBeDefined()
  expect(screen.queryByText('They get an e-mail.')).toBeNull()
})
