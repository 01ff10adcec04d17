import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { dialogOf, Portal } from '../storyFrame.tsx'
import {
  ParentVolunteeringDocument,
  type ParentVolunteeringQuery,
  SignUpToVolunteerDocument,
  WithdrawVolunteerSignupDocument,
} from './volunteering.generated.ts'

const meta = {
  title: 'Portal/Volunteering',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/volunteering', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

type Call = ParentVolunteeringQuery['openVolunteerRequests'][number]

const call = (id: number, eventTitle: string, more: Partial<Call> = {}): Call => ({
  id,
  eventTitle,
  className: 'All Classes',
  venue: null,
  startDate: '2026-11-28',
  startTime: '08:00',
  endDate: null,
  endTime: null,
  volunteersNeeded: 6,
  placesTaken: 3,
  description: null,
  mySignup: null,
  ...more,
})

const calls: ParentVolunteeringQuery = {
  openVolunteerRequests: [
    call(1, 'Vegetable garden morning', {
      venue: 'Vegetable garden',
      endTime: '11:00',
      description: 'We plant spinach, beans and marigolds with the children. Please bring gloves and a hat.',
    }),
    call(2, 'Concert helpers', {
      className: 'Young Scholars (3-4 years)',
      mySignup: { id: 7, status: 'confirmed', specialSkills: 'I can sew on a button.' },
    }),
    call(3, 'Paint the fence', { placesTaken: 6, startDate: '2026-11-25' }),
    call(4, 'Cake stall', { mySignup: { id: 8, status: 'declined', specialSkills: null } }),
  ],
  myChildren: [
    { id: 1, firstName: 'Lerato', lastName: 'Mokoena', enrolledOn: '2025-01-13', lastDay: null },
    { id: 4, firstName: 'Thabo', lastName: 'Mokoena', enrolledOn: '2025-01-13', lastDay: null },
  ],
}

const lastPlaceGone = mockOf(SignUpToVolunteerDocument, failure('The last place has just been taken.', 'CONFLICT'))

const busy: ParentVolunteeringQuery = {
  ...calls,
  openVolunteerRequests: [
    ...calls.openVolunteerRequests,
    call(5, 'Drivers with car seats for the outing to the fire station in Ehrlich Park', {
      venue: 'We meet at the gate in Kiewiet Lane, beside the vegetable garden',
      endDate: '2026-11-29',
      endTime: '12:30',
      placesTaken: 1,
      mySignup: { id: 9, status: 'pending', specialSkills: null },
    }),
  ],
}

/** One with places, one of one's own, a full one, one that was declined and one that waits. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: [mockOf(ParentVolunteeringDocument, busy)] },
}

// Tests

export const OpenEvents: Story = {
  name: 'Signs up for an event, and withdraws',
  args: {
    mocks: [
      mockOf(ParentVolunteeringDocument, calls),
      mockOf(SignUpToVolunteerDocument, { signUpToVolunteer: { id: 9, status: 'pending' } }),
      mockOf(WithdrawVolunteerSignupDocument, ({ id }) => ({ withdrawVolunteerSignup: { id, status: 'withdrawn' } })),
    ],
  },
  play: async ({ canvas, step }) => {
    const full = within(await canvas.findByRole('article', { name: 'Paint the fence' }))
    await expect(full.getByText('All places are taken')).toBeVisible()
    await expect(full.getByText('Wed 25 Nov, 08:00 (tomorrow)')).toBeVisible()
    await expect(full.queryByRole('button')).toBeNull()
    await step('sign up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign up for Vegetable garden morning' }))
      const dialog = await dialogOf('Volunteer for Vegetable garden morning')
      await userEvent.selectOptions(dialog.getByLabelText('Your child'), 'Thabo Mokoena')
      await userEvent.type(dialog.getByLabelText(/What you can do/), 'I have a trailer')
      await userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
      await expect(await screen.findByText('Thank you for signing up!')).toBeInTheDocument()
    })
    await step('withdraw', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Withdraw from Concert helpers' }))
      const question = await dialogOf('Withdraw from Concert helpers?', 'alertdialog')
      await userEvent.click(question.getByRole('button', { name: 'Withdraw' }))
      await expect(await screen.findByText('You are no longer signed up')).toBeInTheDocument()
    })
  },
}

export const LastPlaceGone: Story = {
  name: 'Says that the last place is gone',
  args: {
    mocks: [mockOf(ParentVolunteeringDocument, calls), lastPlaceGone],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign up for Vegetable garden morning' }))
    const dialog = await dialogOf('Volunteer for Vegetable garden morning')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
    await expect(await dialog.findByText('The last place has just been taken.')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Says it is empty',
  args: { mocks: [mockOf(ParentVolunteeringDocument, { ...calls, openVolunteerRequests: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No help is needed at the moment')).toBeVisible()
  },
}
