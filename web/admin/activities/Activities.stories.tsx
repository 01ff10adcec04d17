import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { failsOnce, failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { centreClasses } from '#web/admin/shared/people/sampleCentre.ts'
import { AtAddress, dialogOf, InDashboard, told } from '#web/admin/shared/storyFrame.tsx'
import { Activities } from './Activities.screen.tsx'
import {
  ActivitiesDocument,
  CreateActivityDocument,
  DeleteActivityDocument,
  UpdateActivityDocument,
} from './activities.generated.ts'
import type { Activity } from './activity.ts'
import { activityServer, busyActivities, sampleActivities } from './activityServer.ts'

interface Args {
  /** What follows the section in the address. */
  at: string
  overrides: Mock[]
  activities: () => Activity[]
  classes?: typeof centreClasses
}

const meta = {
  title: 'Admin/Activities',
  parameters: { layout: 'fullscreen' },
  args: { at: '', overrides: [], activities: sampleActivities },
  render: ({ at, overrides, activities, classes }) => (
    <InDashboard at={`?section=activities${at}`} mocks={activityServer(overrides, activities(), classes)} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const busy = { activities: busyActivities, classes: centreClasses }
const nothing = mockOf(ActivitiesDocument, { activities: pageOf([], { first: 50 }), classes: [...centreClasses] })

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { ...busy },
}
export const FilledCalendar: Story = {
  name: 'Filled: Calendar View',
  args: { ...busy, at: '&tab=calendar' },
}

export const Empty: Story = { args: { overrides: [nothing] } }
export const EmptyCalendar: Story = {
  name: 'Empty: Calendar View',
  args: { overrides: [nothing], at: '&tab=calendar' },
}

export const DialogDetailsEmpty: Story = {
  name: 'Dialog: details, nobody has replied',
  args: { ...busy, at: '&activity=17' },
}
// Tests

/** Without the shell, which says that it loads in the same words. */
const alone: Story['render'] = ({ at, overrides }) => (
  <AtAddress at={`/admin/dashboard?section=activities${at}`} mocks={activityServer(overrides)}>
    <Activities />
  </AtAddress>
)

export const FindsActivities: Story = {
  name: 'Finds activities that come, that have been, and by words',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Activities' }))
    await expect(list.getByText('Water play')).toBeVisible()
    await expect(list.getByText('6 of 10 attending')).toBeVisible()
    await expect(list.getByText('1 without consent')).toBeVisible()
    await expect(list.queryByText('Heritage morning')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Past' }))
    await expect(await canvas.findByText('Heritage morning')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Upcoming' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search activities' }), 'balloon')
    await expect(await canvas.findByText('No activities found...')).toBeVisible()
  },
}

const manyPast = () =>
  Array.from({ length: 60 }, (_, index) => ({
    ...(sampleActivities()[0] as Activity),
    id: 100 + index,
    title: `Story hour ${index + 1}`,
    date: addDays(todayInJohannesburg(), -1 - index),
  }))
let pagesFail = true

/** More than a page has been: the next page is read at the press of a button, and a failed one can be tried again. */
export const ManyPast: Story = {
  render: alone,
  name: 'Shows earlier activities when asked, and tries again',
  args: {
    at: '&show=past',
    overrides: [
      mockOf(ActivitiesDocument, ({ first, after }) => {
        if (after && pagesFail) return failure('Something went wrong on our side.')
        return { activities: pageOf(manyPast(), { first, after }), classes: [] }
      }),
    ],
  },
  play: async ({ canvas, step }) => {
    pagesFail = true
    const list = within(await canvas.findByRole('list', { name: 'Activities' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(50)
    await step('says so where the next page could not be loaded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show earlier activities' }))
      await expect(await canvas.findByText('The rest of the list could not be loaded.')).toBeVisible()
      await expect(list.getAllByRole('listitem')).toHaveLength(50)
    })
    await step('loads it at the second try, and offers no more at the end', async () => {
      pagesFail = false
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await list.findByText('Story hour 60')).toBeVisible()
      await expect(list.getAllByRole('listitem')).toHaveLength(60)
      await expect(canvas.queryByRole('button', { name: 'Show earlier activities' })).toBeNull()
    })
  },
}

export const AddsTheFirst: Story = {
  ...Empty,
  name: 'Leads from an empty list to the form',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activities found...')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add Activity' })[0] as HTMLElement)
    await expect(
      await canvas.findByRole('tab', {
        name: 'Create Activity',
        selected: true,
      }),
    ).toBeVisible()
  },
}

export const CreateActivity: Story = {
  name: 'Creates an activity, and says what is missing',
  args: {
    at: '&tab=form',
    overrides: [failsOnce(CreateActivityDocument, failure('Something went wrong on our side.'))],
  },
  play: async ({ canvas, step }) => {
    await step('says what is missing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Create Activity' }))
      for (const message of ['Title is required', 'Time is required', 'Location is required'])
        await expect(await canvas.findByText(message)).toBeVisible()
    })
    await step('saves, and goes back to the list', async () => {
      await userEvent.type(canvas.getByLabelText('Title'), 'Sports day')
      await userEvent.type(canvas.getByLabelText('Time'), '830')
      await userEvent.type(canvas.getByLabelText('Location'), 'Field')
      await userEvent.selectOptions(canvas.getByLabelText('Target class'), 'Young Scholars')
      await userEvent.click(
        canvas.getByRole('checkbox', {
          name: "Outing: needs a parent's consent",
        }),
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Create Activity' }))
      await expect(await canvas.findByText('Failed to create activity')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Create Activity' }))
      await told('Activity created successfully')
      await expect(await canvas.findByText('Sports day')).toBeVisible()
    })
  },
}

const current = { ...sampleActivities()[1], location: 'Hall', version: 2 } as Activity
let stale = true

export const SomebodyElseSavedFirst: Story = {
  name: 'Keeps what was typed when somebody else saved first',
  args: {
    at: '&tab=form&activity=2',
    overrides: [
      mockOf(UpdateActivityDocument, () => {
        if (!stale)
          return {
            updateActivity: { ...current, version: 3 },
          }
        stale = false
        const error = failure('Somebody else has changed this in the meantime.', 'STALE')
        Object.assign(error.extensions, { current })
        return error
      }),
    ],
  },
  play: async ({ canvas }) => {
    stale = true
    const title = await canvas.findByLabelText('Title')
    await userEvent.clear(title)
    await userEvent.type(title, 'Water play day')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Activity' }))
    await expect(await canvas.findByText('Hall')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Update, and keep what I typed' }))
    await expect(canvas.getByLabelText('Location')).toHaveValue('Hall')
    await expect(canvas.getByLabelText('Title')).toHaveValue('Water play day')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Activity' }))
    await told('Activity updated successfully')
  },
}

export const ChangesFail: Story = {
  name: 'Says that a change failed',
  args: {
    overrides: [
      mockOf(UpdateActivityDocument, failure('Something went wrong on our side.')),
      mockOf(DeleteActivityDocument, failure('Something went wrong on our side.')),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Water play' }))
    const question = await dialogOf('Are you sure you want to delete this activity?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete activity' }))
    await told('Failed to delete activity')
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Water play' }))
    await userEvent.type(await canvas.findByLabelText('Title'), ' day')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Activity' }))
    await expect(await canvas.findByText('Failed to update activity')).toBeVisible()
  },
}

export const DeleteAndUndo: Story = {
  name: 'Deletes an activity and brings it back',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Water play' }))
    const question = await dialogOf('Are you sure you want to delete this activity?', 'alertdialog')
    await expect(question.getByText(/the parents of children attending will be notified by e-mail/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete activity' }))
    await told('Activity deleted successfully')
    await waitFor(() => expect(canvas.queryByText('Please send a hat, a towel and spare clothes.')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('Please send a hat, a towel and spare clothes.')).toBeVisible()
  },
}

export const Details: Story = {
  name: 'Shows who comes, and whose consent is missing',
  args: { at: '&activity=3' },
  play: async () => {
    const dialog = await dialogOf('Visit to the fire station')
    const coming = within(await dialog.findByRole('region', { name: 'Attending (2)' }))
    await expect(coming.getByText('Kiara Mofokeng')).toBeVisible()
    await expect(coming.getByText('Consent needed')).toBeVisible()
    await expect(dialog.getByText('18 children have not replied yet.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/activities/3/calendar',
    )
  },
}

/** December, with its public holidays, and an activity of today's month beside it. */
export const Calendar: Story = {
  name: 'Shows a month with its holidays, and goes to this one',
  args: { at: '&tab=calendar&month=2026-12' },
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('table', { name: 'December 2026' })
    await expect(within(month).getByText('Day of Reconciliation')).toBeInTheDocument()
    const day = addDays(todayInJohannesburg(), 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    const now = within(await canvas.findByRole('region', { name: 'By date' }))
    if (day.slice(0, 7) === todayInJohannesburg().slice(0, 7))
      await expect(now.getByRole('link', { name: 'Water play' })).toBeVisible()
  },
}
