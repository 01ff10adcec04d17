import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { addDays } from '#graphql/values/dates.ts'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { Portal, today } from '../storyFrame.tsx'
import { ParentActivitiesDocument, ReplyToActivityDocument } from './activities.generated.ts'
import type { Activity, OwnChild } from './ConsentDialog.tsx'

const meta = {
  title: 'Portal/Activities',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/activities', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

const little = {
  id: 2,
  name: 'Little Learners',
  program: { id: 2, companion: 'coral' },
}
const scholars = {
  id: 3,
  name: 'Young Scholars',
  program: { id: 3, companion: 'sky' },
}
const myChildren: OwnChild[] = [
  { id: 4, firstName: 'Thabo', lastName: 'Mokoena', class: scholars, enrolledOn: '2025-01-13', lastDay: null },
  { id: 1, firstName: 'Lerato', lastName: 'Mokoena', class: little, enrolledOn: '2025-01-13', lastDay: null },
]

const activityOf = (own: Partial<Activity> & Pick<Activity, 'id' | 'title'>): Activity => ({
  description: null,
  date: addDays(today, 7),
  time: '09:30',
  endTime: null,
  location: 'Garden',
  classId: null,
  imageUrl: null,
  isOuting: false,
  version: 1,
  class: null,
  replies: [],
  ...own,
})

const fireStation = activityOf({
  id: 7,
  title: 'Visit to the fire station',
  date: addDays(today, 9),
  time: '09:00',
  endTime: '11:45',
  location: 'Ehrlich Park fire station',
  classId: 3,
  class: scholars,
  isOuting: true,
  description: 'We are going by minibus with car seats, with four adults.',
})

const planned = (): Activity[] => [
  activityOf({
    id: 5,
    title: 'Hearing and eye screening',
    date: today,
    classId: 3,
    class: scholars,
    replies: [{ id: 1, childId: 4, attending: true, consentedAt: null }],
  }),
  activityOf({
    id: 6,
    title: 'Class concert',
    endTime: '11:00',
    location: 'Hall',
  }),
  fireStation,
]

/** A server in memory that keeps the replies. */
function server(activities = planned()): Mock[] {
  return [
    mockOf(ParentActivitiesDocument, ({ from, to }) => ({
      myChildren,
      myActivities: activities.filter(({ date }) => date >= from && date <= to),
    })),
    mockOf(ReplyToActivityDocument, ({ input }) => {
      const activity = activities.find(({ id }) => id === input.activityId)
      if (!activity) return failure('This activity was not found.', 'NOT_FOUND')
      const consentedAt = input.consent ? '2026-11-24T08:00:00.000Z' : null
      const reply = {
        id: input.childId,
        childId: input.childId,
        attending: input.attending ?? null,
        consentedAt,
      }
      const others = activity.replies.filter(({ childId }) => childId !== input.childId)
      activity.replies = reply.attending === null ? others : [...others, reply]
      return { replyToActivity: { id: reply.id, activity } }
    }),
  ]
}

const voided = { id: 3, childId: 4, attending: true, consentedAt: null }

const again = {
  ...fireStation,
  id: 8,
  title: 'A morning with the vet and her animals at the farm of the Van der Westhuizens beside the Modder River',
  date: addDays(today, 14),
  replies: [voided],
}
const sportsDay = activityOf({
  id: 9,
  title: 'Sports day with the families',
  date: addDays(today, 17),
  endTime: '11:00',
  location: 'Lawn behind the vegetable garden',
  description: 'Egg and spoon, sack race, and a walk for the smallest. Please bring a hat and something to sit on.',
  replies: [
    { id: 4, childId: 4, attending: true, consentedAt: null },
    { id: 5, childId: 1, attending: false, consentedAt: null },
  ],
})

/** Today's, one for everybody, an outing without an answer and one that asks for consent again. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: server([...planned(), again, sportsDay]) },
}

const many = () =>
  Array.from({ length: 25 }, (_, index) =>
    activityOf({ id: 201 + index, title: `Story hour ${index + 1}`, date: addDays(today, index + 1) }),
  )

// Tests

export const ShowsMore: Story = {
  name: 'Shows more activities at the press of a button',
  args: { mocks: server(many()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more activities' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more activities' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(25)
    await expect(canvas.queryByRole('button', { name: 'Show more activities' })).toBeNull()
  },
}

export const ShowsTheNamedOne: Story = {
  name: 'Shows the list up to the activity that the address names',
  args: { mocks: server(many()), at: '/parent/activities#activity-218' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Story hour 18' })).toBeVisible()
    await expect(canvas.queryByRole('article', { name: 'Story hour 19' })).toBeNull()
  },
}

export const ReplyWithUndo: Story = {
  name: 'Answers for a child, and takes the answer back',
  args: { mocks: server() },
  play: async ({ canvas }) => {
    const concert = within(await canvas.findByRole('article', { name: 'Class concert' }))
    const thabo = within(
      concert.getByRole('radiogroup', {
        name: 'Is Thabo coming to Class concert?',
      }),
    )
    await userEvent.click(thabo.getByRole('radio', { name: 'Yes' }))
    await expect(await screen.findByText('Thabo is coming')).toBeInTheDocument()
    await expect(thabo.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('Reply for Thabo withdrawn')).toBeInTheDocument()
    await expect(thabo.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
    const now = within(canvas.getByRole('article', { name: 'Hearing and eye screening' }))
    await expect(now.getByText(/Thabo is coming\. Replies closed yesterday/)).toBeVisible()
    await expect(now.getByRole('link', { name: '051 555 0123' })).toHaveAttribute('href', 'tel:0515550123')
    await userEvent.click(canvas.getByRole('button', { name: 'Lerato' }))
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Hearing and eye screening' })).toBeNull())
    await expect(concert.queryByRole('radiogroup', { name: /Thabo/ })).toBeNull()
  },
}

export const ConsentForAnOuting: Story = {
  name: 'Asks for consent before a child comes on an outing',
  args: { mocks: server([{ ...fireStation }]) },
  play: async ({ canvas, step }) => {
    const outing = within(await canvas.findByRole('article', { name: 'Visit to the fire station' }))
    await expect(outing.queryByText(/Lerato/)).toBeNull()
    await userEvent.click(outing.getByRole('radio', { name: 'Yes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Consent for Thabo' }))
    const give = dialog.getByRole('button', {
      name: /Give consent, Thabo is coming/,
    })
    await step('asks for the tick', async () => {
      await userEvent.click(give)
      await expect(await dialog.findByText('Please tick the box to let Thabo join this outing.')).toBeInTheDocument()
    })
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(give)
    await waitFor(() => expect(outing.getByText('You gave consent')).toBeVisible())
  },
}

export const ConsentNeededAgain: Story = {
  name: 'Asks for consent again when the outing has changed',
  args: { mocks: server([{ ...fireStation, replies: [voided] }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The outing has changed/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Give consent' }))
    const dialog = await screen.findByRole('dialog', { name: 'Consent for Thabo' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const NotSaved: Story = {
  name: 'Says that an answer was not saved',
  args: {
    mocks: [
      mockOf(
        ReplyToActivityDocument,
        failure('Replies closed the day before. Please call us about a change.', 'CONFLICT'),
      ),
      ...server([activityOf({ id: 6, title: 'Class concert' })]),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: 'No' }))[0] as HTMLElement)
    await expect(await screen.findByText('Your reply was not saved')).toBeInTheDocument()
  },
}

export const Month: Story = {
  name: 'Goes through the months',
  args: { at: '/parent/activities?month=2026-11', mocks: server() },
  play: async ({ canvas }) => {
    const month = within(await canvas.findByRole('table', { name: 'November 2026' }))
    await expect(month.getByText('24 November 2026')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'December 2026' }))
    await expect(await canvas.findByRole('table', { name: 'December 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'January 2027' }))
    await expect(await canvas.findByRole('table', { name: 'January 2027' })).toBeVisible()
    await expect(await canvas.findByText('No activities yet')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Says it is empty',
  args: {
    mocks: [mockOf(ParentActivitiesDocument, { myChildren, myActivities: [] })],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('No activities yet')).toBeVisible(),
}
