import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { centreClasses } from '#web/admin/shared/people/sampleCentre.ts'
import { dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { InStaffArea } from '#web/admin/staffArea/storyFrame.tsx'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  ActivitiesDocument,
  CreateActivityDocument,
  type CreateActivityMutationVariables,
  UpdateActivityDocument,
  type UpdateActivityMutationVariables,
} from './activities.generated.ts'
import { activityServer, busyActivities } from './activityServer.ts'

const youngScholars = centreClasses.filter(({ name }) => name === 'Young Scholars')
const twoClasses = centreClasses.filter(({ name }) => name === 'Young Scholars' || name === 'Adventurers')

/** What a teacher is shown: the activities of her classes and those for all classes, with the replies of her children. */
const taught = (classes: readonly { id: number }[]) =>
  busyActivities()
    .filter(({ classId }) => classId === null || classes.some(({ id }) => id === classId))
    .map((activity) => {
      const ofHers = { yes: 2, no: 1, invited: 21, withoutConsent: 0 }
      return activity.classId === null ? { ...activity, replyCounts: ofHers } : activity
    })

const meta = {
  title: 'Admin/Staff area/Activities',
  parameters: { layout: 'fullscreen' },
  args: { at: '', classes: youngScholars, overrides: [] },
  render: ({ at, classes, overrides }) => (
    <InStaffArea at={`?section=activities${at}`} mocks={activityServer(overrides, taught(classes), [...classes])} />
  ),
} satisfies Meta<{ at: string; classes: typeof youngScholars; overrides: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

export const Empty: Story = {
  args: { overrides: [mockOf(ActivitiesDocument, { activities: pageOf([], { first: 50 }), classes: youngScholars })] },
}

// Tests

const targetOptions = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

export const LeavesToTheOffice: Story = {
  name: 'Changes what is for the own class, and reads what is for all classes',
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Activities' }))
    const concert = within(list.getByText('Class concert').closest('li') as HTMLElement)
    await expect(concert.getByText('2 of 21 attending')).toBeVisible()
    const buttons = (row: typeof concert) =>
      row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(buttons(concert)).toEqual(['View Class concert'])
    const outing = within(list.getByText(/^Visit to the fire station/).closest('li') as HTMLElement)
    await expect(buttons(outing)).toHaveLength(3)
    // there is nothing to choose from
    await expect(screen.queryByRole('combobox', { name: 'Class' })).toBeNull()
    await userEvent.click(concert.getByRole('button'))
    const dialog = await dialogOf('Class concert')
    await expect(await dialog.findByText(/^These are the children in your classes/)).toBeVisible()
    await expect(await screen.findByText('/staff?section=activities&activity=18')).toBeInTheDocument()
    for (const name of ['Edit', 'Delete']) await expect(dialog.queryByRole('button', { name })).toBeNull()
  },
}

export const FormForAll: Story = {
  name: 'Offers no form for what is for all classes, also at its address',
  args: { at: '&tab=form&activity=18' },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: 'Create Activity', selected: true })).toBeVisible()
    await expect(await screen.findByLabelText('Title')).toHaveValue('')
  },
}

let sent: CreateActivityMutationVariables | UpdateActivityMutationVariables | null = null
const create = mockOf(CreateActivityDocument, (variables) => {
  sent = variables
  const [activity] = taught(youngScholars)
  if (!activity) throw new Error('There is no activity')
  return { createActivity: activity }
})

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Title'), 'Sports day')
  await userEvent.type(screen.getByLabelText('Time'), '08:30')
  await userEvent.type(screen.getByLabelText('Location'), 'Field')
}

export const PlansForTheOnlyClass: Story = {
  name: 'Plans for the only class, which is chosen already',
  args: { at: '&tab=form', overrides: [create] },
  play: async () => {
    sent = null
    await fillIn()
    const target = screen.getByLabelText('Target class')
    await expect(targetOptions(target)).toEqual(['Young Scholars'])
    await userEvent.click(screen.getByRole('button', { name: 'Create Activity' }))
    await told('Activity created successfully')
    await waitFor(() => expect(sent).toMatchObject({ input: { title: 'Sports day', classId: youngScholars[0]?.id } }))
  },
}

export const PlansForOneOfTwo: Story = {
  name: 'Asks for which of two classes, and never for all of them',
  args: { at: '&tab=form', classes: twoClasses, overrides: [create] },
  play: async () => {
    sent = null
    await fillIn()
    const target = screen.getByLabelText('Target class')
    await waitFor(() => expect(targetOptions(target)).toEqual(['Choose a class', 'Young Scholars', 'Adventurers']))
    await userEvent.click(screen.getByRole('button', { name: 'Create Activity' }))
    await expect(await screen.findByText('Please choose a class from the list.')).toBeVisible()
    await userEvent.selectOptions(target, 'Adventurers')
    await userEvent.click(screen.getByRole('button', { name: 'Create Activity' }))
    await told('Activity created successfully')
    await waitFor(() => expect(sent).toMatchObject({ input: { classId: twoClasses[1]?.id } }))
  },
}

export const StaysWithItsClass: Story = {
  name: 'Changes an activity, which stays with its class',
  args: {
    at: '&tab=form&activity=3',
    classes: twoClasses,
    overrides: [
      mockOf(UpdateActivityDocument, (variables) => {
        sent = variables
        const activity = taught(youngScholars).find(({ id }) => id === variables.id)
        if (!activity) throw new Error('There is no such activity')
        return { updateActivity: { ...activity, version: 2 } }
      }),
    ],
  },
  play: async () => {
    sent = null
    const place = await screen.findByLabelText('Location')
    await expect(targetOptions(screen.getByLabelText('Target class'))).toEqual(['Young Scholars'])
    await userEvent.clear(place)
    await userEvent.type(place, 'Fire station')
    await userEvent.click(screen.getByRole('button', { name: 'Save Activity' }))
    await told('Activity updated successfully')
    await expect(sent).toMatchObject({ id: 3, input: { location: 'Fire station', classId: youngScholars[0]?.id } })
  },
}

export const OutingOnPaper: Story = {
  name: 'Opens the list that goes along on an outing',
  args: { at: '&activity=3' },
  play: async () => {
    const dialog = await dialogOf(/^Visit to the fire station/)
    await userEvent.click(dialog.getByRole('button', { name: 'Outing list' }))
    const sheet = await dialogOf(/^Outing list/)
    const list = within(await sheet.findByRole('region', { name: 'Children attending' }))
    await expect(list.getByRole('row', { name: /Kiara Mofokeng/ })).toHaveTextContent('Peanuts: a mild reaction.')
    await expect(list.getByText('Nomsa Mokoena')).toBeVisible()
  },
}

export const CalendarOfHers: Story = {
  name: 'Shows the month with what is for the own class and for all',
  args: { at: '&tab=calendar' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe to calendar' }))
    await dialogOf('Activities in your calendar')
  },
}
