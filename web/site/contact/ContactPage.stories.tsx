import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { after } from '#web/app/StorySteps.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { sampleContent } from '../sampleContent.ts'
import { onPage } from '../storyFrame.tsx'
import { ContactPage } from './contact.route.tsx'

const times = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'].map((day) => ({
  day,
  times: ['09:00', '10:30', '14:30'],
}))
const taken = 'Somebody else has just booked that time. Please choose another one.'

const calendarPath = 'https://kiewiet.example/api/visits/6/calendar'

const meta = {
  title: 'Site/Contact',
  component: ContactPage,
  decorators: [onPage('/contact')],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    centre: sampleContent.centre,
    onSubmit: fn(async () => undefined),
    visits: {
      times,
      readTimes: async () => times.slice(1),
      book: fn(async () => ({ calendarUrl: `${calendarPath}?token=abc` })),
    },
  },
  beforeEach: () => {
    dismissToast()
    sessionStorage.clear()
  },
} satisfies Meta<typeof ContactPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const formOf = async (canvas: Canvas) => within(await canvas.findByRole('form', { name: 'Contact form' }))

async function fillIn(form: Canvas) {
  await userEvent.type(form.getByLabelText('Your name'), 'Thandi Mokoena')
  await userEvent.type(form.getByLabelText('E-mail address'), 'parent@kiewiet.example')
  await userEvent.type(form.getByLabelText('Phone'), '051 555 0199')
  await userEvent.selectOptions(form.getByLabelText("Child's age"), '5-12 years')
  await userEvent.type(form.getByLabelText('Message'), 'Do you have a place in aftercare?')
  await userEvent.click(form.getByRole('button', { name: 'Send Message' }))
}

/** A message that was begun before the page was loaded again. */
const begun = () => {
  dismissToast()
  sessionStorage.setItem(
    'draft:contact',
    JSON.stringify({
      name: 'Thandi Mokoena van der Westhuizen',
      email: 'thandi.mokoena@families.example',
      phone: '051 555 0199',
      childAge: '5-12years',
      message:
        'Do you have a place in aftercare from January on? My daughter is six and goes to school in Universitas.',
    }),
  )
}

export const Filled: Story = { beforeEach: begun }

export const Empty: Story = {}

export const NoTimes: Story = {
  name: 'No times for visits',
  args: { visits: { times: [], readTimes: async () => [], book: async () => ({ calendarUrl: null }) } },
}

export const Chosen: Story = {
  name: 'A time is chosen',
  tags: ['dark-scheme'],
  decorators: [after({ press: 'Wed 2 Dec 10:30' })],
}

// Tests

async function fillInVisit(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Tue 1 Dec 10:30' }))
  const form = within(await canvas.findByRole('form', { name: 'Visit' }))
  await userEvent.type(form.getByLabelText('Your name'), 'Thandi Mokoena')
  await userEvent.type(form.getByLabelText('E-mail address'), 'parent@kiewiet.example')
  await userEvent.type(form.getByLabelText('Phone'), '051 555 0199')
  await userEvent.click(form.getByRole('button', { name: 'Book Visit' }))
}

export const BooksAVisit: Story = {
  name: 'Books a visit, with a receipt in place of the form',
  play: async ({ args, canvas }) => {
    await fillInVisit(canvas)
    const receipt = await canvas.findByText('We look forward to seeing you on Tuesday, 1 December 2026 at 10:30')
    await expect(receipt).toBeVisible()
    await expect(args.visits.book).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Thandi Mokoena', visitAt: '2026-12-01T10:30' }),
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('form')).toBeNull()
    // what is free was read again
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Tue 1 Dec 10:30' })).toBeNull())
    await expect(sessionStorage.getItem('draft:contact')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `${calendarPath}?token=abc`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Send us a message' }))
    const form = await formOf(canvas)
    await expect(form.getByLabelText('Your name')).toHaveValue('')
  },
}

export const TimeIsTaken: Story = {
  name: 'Says that a time has just been taken, and keeps what was typed',
  args: {
    visits: {
      times,
      readTimes: async () => times.slice(1),
      book: fn(() => Promise.reject(new OperationError(taken, 'BAD_USER_INPUT', 200, { visitAt: taken }))),
    },
  },
  play: async ({ canvas }) => {
    await fillInVisit(canvas)
    await expect(await canvas.findByText(`${taken} What you typed is still in the form.`)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Tue 1 Dec 10:30' })).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'Schedule a visit' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Wed 2 Dec 09:00' }))
    const form = within(await canvas.findByRole('form', { name: 'Visit' }))
    await expect(form.getByLabelText('Your name')).toHaveValue('Thandi Mokoena')
    await expect(canvas.queryByText(/has just been|just booked/)).toBeNull()
  },
}

export const MoreDays: Story = {
  name: 'Shows more days, and goes back to a message',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mon 7 Dec 09:00' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More days' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mon 7 Dec 09:00' }))
    await expect(canvas.getByText('Monday, 7 December 2026 at 09:00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send a message instead' }))
    const form = await formOf(canvas)
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeVisible()
  },
}

export const NothingFilledIn: Story = {
  name: 'Names everything that is missing',
  play: async ({ args, canvas }) => {
    const form = await formOf(canvas)
    await userEvent.click(form.getByRole('button', { name: 'Send Message' }))
    const summary = within(await form.findByRole('alert'))
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Please enter a valid phone number.',
      "Please select your child's age.",
      'Message must be at least 10 characters.',
    ])
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const name = form.getByLabelText('Your name')
    await userEvent.type(name, 'Thandi')
    await waitFor(() => expect(name).toBeValid())
    await expect(summary.getAllByRole('link')).toHaveLength(4)
    await userEvent.clear(name)
    await waitFor(() => expect(name).toBeInvalid())
    await expect(name).toHaveFocus()
  },
}

export const Confirms: Story = {
  name: 'Sends the message and confirms it',
  play: async ({ args, canvas }) => {
    const form = await formOf(canvas)
    await fillIn(form)
    await waitFor(() => expect(canvas.getByText('Message Sent!')).toBeVisible())
    await expect(canvas.getByText("Thank you for contacting us. We'll get back to you soon.")).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Thandi Mokoena', childAge: '5-12years' }),
    )
    await expect(form.getByLabelText('Message')).toHaveValue('')
    await expect(form.getByRole('status')).toHaveTextContent("We've received your message")
  },
}

export const SaysItFailed: Story = {
  name: 'Keeps what was typed when it fails',
  args: { onSubmit: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    const form = await formOf(canvas)
    await fillIn(form)
    await waitFor(() =>
      expect(canvas.getByText('There was an error sending your message. Please try again.')).toBeVisible(),
    )
    await expect(form.getByLabelText('Message')).toHaveValue('Do you have a place in aftercare?')
    await expect(form.getByRole('button', { name: 'Send Message' })).toHaveFocus()
    dismissToast()
    await expect(form.getByRole('alert')).toHaveTextContent(
      'Your message was not sent. What you typed is still here. Please check it and try again.',
    )
  },
}

/** Without a connection the form says so, for as long as nothing is sent again. */
export const Offline: Story = {
  name: 'Says that there is no connection',
  args: { onSubmit: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    try {
      const form = await formOf(canvas)
      await fillIn(form)
      await expect(await form.findByRole('alert')).toHaveTextContent(/^You are offline/)
    } finally {
      delete (navigator as { onLine?: boolean }).onLine
    }
  },
}

/** The drawn map stands where the real one cannot be loaded. */
export const Map: Story = {
  name: 'Draws a map',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Map: 12 Kiewiet Lane, Universitas, Bloemfontein, 9301' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute('target', '_blank')
  },
}
