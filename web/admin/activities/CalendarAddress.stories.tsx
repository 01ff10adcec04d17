import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import {
  OwnCalendarFeedDocument,
  type OwnCalendarFeedQuery,
  RenewCalendarFeedDocument,
} from '#web/shared/calendar/calendar.generated.ts'
import { CalendarFeedDialog } from '#web/shared/calendar/CalendarFeedDialog.tsx'
import { centreClasses } from '#web/admin/shared/people/sampleCentre.ts'
import { dialogOf, InDashboard, stay } from '#web/admin/shared/storyFrame.tsx'
import { activityServer } from './activityServer.ts'

interface Args {
  overrides: Mock[]
  over: ReactNode
}

const meta = {
  title: 'Admin/Activities/Calendar address',
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    overrides: [],
    over: <CalendarFeedDialog classes={centreClasses} everything="Every activity" onClose={stay} />,
  },
  render: ({ overrides, over }) => (
    <InDashboard at="?section=activities&tab=calendar" mocks={activityServer(overrides)}>
      {over}
    </InDashboard>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const address = 'https://kiewiet.example/api/calendar/feed.ics?token=abc'

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: {
    overrides: [mockOf(OwnCalendarFeedDocument, { calendarFeed: { address, createdAt: '2026-11-10T08:00:00.000Z' } })],
  },
}

// Tests

/** Nobody has an address before they make one. */
function calendarServer() {
  let calendarFeed: OwnCalendarFeedQuery['calendarFeed'] = null
  return [
    mockOf(OwnCalendarFeedDocument, () => ({ calendarFeed })),
    mockOf(RenewCalendarFeedDocument, () => {
      const renewCalendarFeed = { address, createdAt: '2026-11-10T08:00:00.000Z' }
      calendarFeed = renewCalendarFeed
      return { renewCalendarFeed }
    }),
  ]
}

export const MakesAnAddress: Story = {
  name: 'Makes a calendar address',
  args: { over: undefined, overrides: calendarServer() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe to calendar' }))
    const dialog = await dialogOf('Activities in your calendar')
    await userEvent.click(await dialog.findByRole('button', { name: /Create my calendar address/ }))
    await expect(await dialog.findByLabelText('Calendar address')).toHaveValue(address)
    await userEvent.selectOptions(dialog.getByLabelText('Includes'), 'Young Scholars only')
    await expect(dialog.getByLabelText('Calendar address')).toHaveValue(`${address}&class=3`)
    const webcal = 'webcal://kiewiet.example/api/calendar/feed.ics?token=abc&class=3'
    const links = within(dialog.getByRole('list', { name: 'Add it to' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual([
      ['Google Calendar', `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`],
      ['Apple Calendar', webcal],
      ['Outlook', `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(`${address}&class=3`)}`],
      ['Another calendar', webcal],
    ])
    await userEvent.click(dialog.getByRole('button', { name: /New address/ }))
    await dialogOf('Create a new calendar address?', 'alertdialog')
  },
}
