import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { Mocked, mockOf } from '#web/app/mocks.tsx'
import { words } from '#web/ui/Foundations/controls.ts'
import { OwnCalendarFeedDocument } from './calendar.generated.ts'
import { CalendarFeedDialog, type CalendarFeedDialogProps } from './CalendarFeedDialog.tsx'

const feed = {
  address: 'https://kiewiet.example/api/calendar/feed.ics?token=abc',
  createdAt: '2026-11-10T08:00:00.000Z',
}

const rendered = (mock: ReturnType<typeof mockOf>) => (args: CalendarFeedDialogProps) => (
  <Mocked mocks={[mock]}>
    <CalendarFeedDialog {...args} />
  </Mocked>
)

const meta = {
  title: 'Design system/Overlays/CalendarFeedDialog',
  component: CalendarFeedDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    classes: [
      { id: 1, name: 'Explorers' },
      { id: 2, name: 'Little Learners' },
    ],
    everything: 'Every activity',
    onClose: fn(),
  },
  argTypes: { everything: words },
  render: rendered(mockOf(OwnCalendarFeedDocument, { calendarFeed: feed })),
} satisfies Meta<typeof CalendarFeedDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Copies: Story = {
  name: 'Copies the address',
  play: async () => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await screen.findByRole('button', { name: 'Copy address' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(feed.address))
  },
}

/** Nobody has an address before they make one. */
export const NoAddressYet: Story = { render: rendered(mockOf(OwnCalendarFeedDocument, { calendarFeed: null })) }
