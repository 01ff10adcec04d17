import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { after, filledIn } from '#web/app/StorySteps.tsx'
import { sampleContent } from '../sampleContent.ts'
import { onPage } from '../storyFrame.tsx'
import { ApplicationPage } from './application.route.tsx'
import type { FoundApplication } from './lookUpApplication.ts'

const visit = {
  status: 'tour_booked',
  title: 'Visit booked',
  nextStep:
    'We look forward to showing you around on 12 January 2027 at 10:00. Please call us if that no longer suits you.',
  canAccept: false,
}

const meta = {
  title: 'Site/Your application',
  component: ApplicationPage,
  decorators: [onPage('/application')],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    centre: sampleContent.centre,
    onLookUp: fn(async (): Promise<FoundApplication> => visit),
    onAccept: fn(async () => accepted),
  },
} satisfies Meta<typeof ApplicationPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function lookUp(canvas: Canvas) {
  const form = within(canvas.getByRole('form', { name: 'Your application' }))
  await userEvent.type(form.getByLabelText('Reference'), 'KW-2026-0012-55190')
  await userEvent.type(form.getByLabelText('E-mail address or phone number'), '082 555 0101')
  await userEvent.click(form.getByRole('button', { name: 'Check status' }))
  return form
}

const offered = {
  status: 'offered',
  title: "We've offered you a place",
  nextStep:
    "We're offering your child a place in Explorers from 11 January 2027, full-time, for R2,400.00 a month. Please reply by 30 November 2026.",
  canAccept: true,
}
const accepted = {
  status: 'offered',
  title: 'You have accepted the place',
  nextStep:
    'Thank you! You have accepted a place in Explorers from 11 January 2027, full-time, for R2,400.00 a month. We will e-mail you a link to the parent portal.',
  canAccept: false,
}

const declined = {
  status: 'declined',
  canAccept: false,
  title: 'No place at the moment',
  nextStep:
    'We have no place in this age group for the day that you would like. We have written to you about the other possibilities.',
}

const asked = after(
  ...filledIn({ Reference: 'KW-2026-0012-55190', 'E-mail address or phone number': '082 555 0101' }),
  {
    press: 'Check status',
  },
)

export const Filled: Story = { decorators: [asked] }

export const FilledDeclined: Story = {
  name: 'Filled: no place',
  args: { onLookUp: fn(async () => declined) },
  decorators: [asked],
}

export const FilledOffered: Story = {
  name: 'Filled: a place is offered',
  args: { onLookUp: fn(async () => offered) },
  decorators: [asked],
}

export const Empty: Story = {}

export const EmptySent: Story = {
  name: 'Empty: sent with nothing typed',
  decorators: [after({ press: 'Check status' })],
}

// Tests

export const Found: Story = {
  name: 'Says how an application stands',
  play: async ({ args, canvas }) => {
    const form = await lookUp(canvas)
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('Visit booked'))
    await expect(form.getByRole('status')).toHaveTextContent('on 12 January 2027 at 10:00')
    await expect(args.onLookUp).toHaveBeenCalledWith({ reference: 'KW-2026-0012-55190', contact: '082 555 0101' })
  },
}

export const Unknown: Story = {
  name: 'Says that there is no such application',
  args: { onLookUp: fn(async () => null) },
  play: async ({ canvas }) => {
    const form = await lookUp(canvas)
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('Application not found'))
    await expect(form.getByLabelText('Reference')).toHaveValue('KW-2026-0012-55190')
  },
}

export const Accepts: Story = {
  name: 'Accepts the place that is offered, after a question',
  args: { onLookUp: fn(async () => offered) },
  play: async ({ args, canvas }) => {
    const form = await lookUp(canvas)
    await userEvent.click(await form.findByRole('button', { name: 'Accept the place' }))
    const question = within(form.getByRole('group', { name: 'Accept this place?' }))
    await userEvent.click(question.getByRole('button', { name: 'Not yet' }))
    await expect(args.onAccept).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('button', { name: 'Accept the place' }))
    await userEvent.click(await form.findByRole('button', { name: 'Yes, accept it' }))
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('You have accepted the place'))
    await expect(form.queryByRole('button', { name: 'Accept the place' })).toBeNull()
    await expect(args.onAccept).toHaveBeenCalledWith({ reference: 'KW-2026-0012-55190', contact: '082 555 0101' })
  },
}
