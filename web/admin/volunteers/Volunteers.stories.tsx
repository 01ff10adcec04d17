import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AtAddress, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failsOnce, failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { busyRequests, busySignups, olderRequests, volunteerServer } from './sampleVolunteers.ts'
import {
  AnswerVolunteerSignupDocument,
  CreateVolunteerRequestDocument,
  VolunteerRequestsDocument,
} from './volunteers.generated.ts'
import { Volunteers } from './Volunteers.screen.tsx'

interface Args {
  at: string
  older: number
  overrides: Mock[]
  /** A busy term, or a few requests for tests. */
  isBusy: boolean
}

const meta = {
  title: 'Admin/Volunteers',
  args: { at: '', older: 0, overrides: [], isBusy: false },
  render: ({ at, older, overrides, isBusy }) => (
    <AtAddress
      at={`/admin/dashboard?section=volunteers${at}`}
      mocks={
        isBusy
          ? volunteerServer(overrides, busyRequests(), busySignups())
          : volunteerServer(overrides, olderRequests(older))
      }
    >
      <Volunteers />
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled volunteer requests',
  args: { isBusy: true },
}

export const FilledSignups: Story = {
  name: 'Filled volunteer signups',
  args: { isBusy: true, at: '&tab=signups&request=1' },
}

export const Empty: Story = {
  name: 'Empty volunteer requests',
  args: { overrides: [mockOf(VolunteerRequestsDocument, { volunteerRequests: pageOf([], { first: 50 }) })] },
}

const broken = failure('Something went wrong.')

// Tests: what happens when something is pressed, typed or refused.

export const Requests: Story = {
  name: 'Deletes a request after a question, narrows the list, and shows the signups',
  play: async ({ canvas, step }) => {
    const table = within(await canvas.findByRole('table', { name: 'Volunteer requests' }))
    await expect(table.getByText('2 of 6, 4 places left')).toBeVisible()
    await expect(table.getByText('3 of 3, full')).toBeVisible()
    await step('delete, after a question', async () => {
      await userEvent.click(table.getByRole('button', { name: 'Delete Vegetable garden morning' }))
      const question = await dialogOf('Are you sure you want to delete this volunteer request?', 'alertdialog')
      await expect(question.getByText(/2 people who signed up will be notified by e-mail/)).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Delete request' }))
      await told('Volunteer request deleted successfully')
    })
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Completed')
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(1))
    await userEvent.click(table.getByRole('button', { name: 'Signups for Spring market' }))
    await expect(await canvas.findByText('No volunteer signups yet')).toBeVisible()
  },
}

/** What is further back is read when it is asked for; the search and a link find it too. */
export const ManyRequests: Story = {
  name: 'Shows older requests on request, and finds one by its link',
  args: { older: 60, at: '&tab=signups&request=159' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Volunteer request')).toHaveDisplayValue(
      'Reading hour 60, Mon 4 May 2026',
    )
    await userEvent.click(canvas.getByRole('tab', { name: 'Volunteer Requests' }))
    const table = await canvas.findByRole('table', { name: 'Volunteer requests' })
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(50))
    await userEvent.click(canvas.getByRole('button', { name: 'Show older requests' }))
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '64'))
    await expect(canvas.queryByRole('button', { name: 'Show older requests' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search requests' }), 'reading 58')
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(1))
  },
}

export const CreateRequest: Story = {
  name: 'Names what is missing in the documented words, then creates a request',
  args: { overrides: [failsOnce(CreateVolunteerRequestDocument, failure('The hall is closed then.', 'CONFLICT'))] },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Request' }))
    const dialog = await dialogOf('Create Volunteer Request')
    await step('says what is missing, in the documented words', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Create Request' }))
      await expect(await dialog.findByText('Event title is required')).toBeVisible()
      for (const words of [
        'Class name is required',
        'Start date is required',
        'Start time is required',
        'Number of volunteers needed is required',
      ])
        await expect(dialog.getByText(words)).toBeVisible()
    })
    await userEvent.type(dialog.getByLabelText('Event title'), 'Sports day')
    await userEvent.selectOptions(dialog.getByLabelText('Class'), 'Future Leaders (4-6 years)')
    await userEvent.type(dialog.getByLabelText('Start date'), '05/12/2026')
    await userEvent.type(dialog.getByLabelText('Start time'), '0830')
    await userEvent.type(dialog.getByLabelText(/End time/), '08:00')
    await userEvent.type(dialog.getByLabelText('Volunteers needed'), '4')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Request' }))
    await expect(await dialog.findByText('The event cannot end before it starts.')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/End time/))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Request' }))
    await expect(await dialog.findByText('Failed to create volunteer request. The hall is closed then.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Create Request' }))
    await told('Volunteer request created successfully')
    await expect(await canvas.findByText('Sports day')).toBeVisible()
  },
}

export const EditRequest: Story = {
  name: 'Cancels a request',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Vegetable garden morning' }))
    const dialog = await dialogOf('Edit Volunteer Request')
    await expect(dialog.getByLabelText('Start date')).toHaveValue('28/11/2026')
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Cancelled')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await told('Volunteer request updated successfully')
  },
}

export const NoRequests: Story = {
  ...Empty,
  name: 'Says on each tab that nothing is there yet',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No volunteer requests yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create Request' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Volunteer Signups' }))
    await expect(await canvas.findByText('No volunteer signups yet')).toBeVisible()
  },
}

export const Signups: Story = {
  name: 'Confirms one signup and declines another',
  args: { at: '&tab=signups' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a volunteer request to see who has signed up for it.')).toBeVisible()
    await userEvent.selectOptions(
      canvas.getByLabelText('Volunteer request'),
      'Vegetable garden morning, Sat 28 Nov 2026',
    )
    const table = within(await canvas.findByRole('table', { name: 'Signups for Vegetable garden morning' }))
    await expect(table.getByText('I have a trailer for compost.')).toBeVisible()
    await userEvent.click(table.getByRole('button', { name: 'Confirm Sello Mokoena' }))
    await told('Sello Mokoena is confirmed')
    await expect(await table.findAllByText('Confirmed')).toHaveLength(2)
    await userEvent.click(table.getByRole('button', { name: 'Decline Thandi Mokoena' }))
    await told('Thandi Mokoena is declined')
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeEnabled()
  },
}

export const ConfirmSeveral: Story = {
  name: 'Confirms several signups at once',
  args: { at: '&tab=signups&request=1' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Signups for Vegetable garden morning' }))
    await userEvent.click(table.getByRole('checkbox', { name: 'All rows' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm 1 waiting' }))
    const dialog = await dialogOf('Confirm signups')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm 1 signup' }))
    await expect(await dialog.findByText('1 signup confirmed')).toBeVisible()
    await expect(await table.findAllByText('Confirmed')).toHaveLength(2)
  },
}

export const AnswerRefused: Story = {
  name: 'Says why a signup cannot be answered',
  args: {
    at: '&tab=signups&request=1',
    overrides: [
      mockOf(AnswerVolunteerSignupDocument, failure('This signup was withdrawn in the meantime.', 'CONFLICT')),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Sello Mokoena' }))
    await told('Failed to update signup. This signup was withdrawn in the meantime.')
  },
}

let isCut = false
const requests = volunteerServer().find(({ name }) => name === 'VolunteerRequests') as Mock

export const RequestsNotRefreshed: Story = {
  name: 'Says that the requests could not be read again, and keeps the signups',
  args: {
    at: '&tab=signups&request=1',
    overrides: [{ ...requests, answer: (variables) => (isCut ? broken : requests.answer(variables)) }],
  },
  beforeEach: () => {
    isCut = false
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Signups for Vegetable garden morning' })
    isCut = true
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('The volunteer requests could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Signups for Vegetable garden morning' })).toBeVisible()
  },
}
