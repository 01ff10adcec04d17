import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { sampleContent } from '../sampleContent.ts'
import { onPage } from '../storyFrame.tsx'
import { ApplicationPage } from './application.route.tsx'
import type { FoundApplication } from './lookUpApplication.ts'

const visit = {
  status: 'tour_booked',
  title: 'Visit booked',
  nextStep: 'We look forward to showing you round on 12 January 2027 at 10:00. Call us if that no longer suits you.',
}

const meta = {
  title: 'Site/Your application',
  component: ApplicationPage,
  decorators: [onPage('/application')],
  parameters: { layout: 'fullscreen' },
  args: { centre: sampleContent.centre, onLookUp: fn(async (): Promise<FoundApplication> => visit) },
} satisfies Meta<typeof ApplicationPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function lookUp(canvas: Canvas) {
  const form = within(canvas.getByRole('form', { name: 'Your application' }))
  await userEvent.type(form.getByLabelText('Reference'), 'KW-2026-0012')
  await userEvent.type(form.getByLabelText('E-mail address or phone number'), '082 555 0101')
  await userEvent.click(form.getByRole('button', { name: 'Show how it stands' }))
  return form
}

export const Empty: Story = {}

export const NothingTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show how it stands' }))
    const reference = canvas.getByLabelText('Reference')
    await waitFor(() =>
      expect(reference).toHaveAccessibleDescription('Please enter the reference, such as KW-2026-0001.'),
    )
    await waitFor(() => expect(reference).toHaveFocus())
    await expect(args.onLookUp).not.toHaveBeenCalled()
  },
}

export const Found: Story = {
  play: async ({ args, canvas }) => {
    const form = await lookUp(canvas)
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('Visit booked'))
    await expect(form.getByRole('status')).toHaveTextContent('on 12 January 2027 at 10:00')
    await expect(args.onLookUp).toHaveBeenCalledWith({ reference: 'KW-2026-0012', contact: '082 555 0101' })
  },
}

export const Unknown: Story = {
  args: { onLookUp: fn(async () => null) },
  play: async ({ canvas }) => {
    const form = await lookUp(canvas)
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('We found no such application'))
    await expect(form.getByLabelText('Reference')).toHaveValue('KW-2026-0012')
  },
}

export const TooOften: Story = {
  args: {
    onLookUp: fn(() =>
      Promise.reject(
        new OperationError('That was a lot at once. Please try again in 52 minutes.', 'TOO_MANY_REQUESTS', 429),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const form = await lookUp(canvas)
    await expect(await form.findByRole('alert')).toHaveTextContent('Please try again in 52 minutes.')
  },
}
