import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import type { Mock } from '#web/app/mocks.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { AttendanceTrend } from './AttendanceToday.tsx'
import { RatioStrip } from './RatioStrip.tsx'
import { answers, room } from './sampleOverview.ts'

const meta = {
  title: 'Admin/Overview/Floor',
  args: { mocks: answers() },
  render: ({ mocks }) => (
    <AtAddress at="/admin/dashboard" mocks={mocks}>
      <Stack>
        <RatioStrip />
        <AttendanceTrend />
      </Stack>
    </AtAddress>
  ),
} satisfies Meta<{ mocks: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

/** Over the law, nobody with the children, and an empty room. */
export const FilledAlarming: Story = {
  name: 'Filled over the law',
  args: {
    mocks: answers([
      room(1, 'Discoverers', '4-18 months', { children: 7, staff: 1, promise: 3, law: 6, level: 'over_law' }),
      room(2, 'Explorers', '18-24 months', { children: 5, staff: 0, promise: 5, law: 12, level: 'over_law' }),
      room(3, 'Little Learners', '2-3 years', { level: 'empty', promise: 5, law: 12 }),
    ]),
  },
}

export const Empty: Story = { args: { mocks: answers([], []) } }

// Tests: what happens when something is pressed, typed or refused.

export const MeasuresTheRooms: Story = {
  name: 'Measures each room, and shows the chart as a table',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 over our ratio')).toBeVisible()
    await expect(canvas.getByText('1:4.5 of 1:5')).toBeVisible()
    await expect(
      canvas.getByRole('img', {
        name: '11.5 children per teacher in Future Leaders; our ratio 8:1, legal limit 20:1',
      }),
    ).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }))
    await expect(canvas.getAllByRole('cell', { name: '92%' }).at(-1)).toBeVisible()
  },
}

export const Alarming: Story = {
  ...FilledAlarming,
  name: 'Says which rooms are over the law',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 over the legal limit')).toBeVisible()
    await expect(canvas.getByText('1:7 of 1:6')).toBeVisible()
    await expect(canvas.getByText('No staff')).toBeVisible()
    await expect(canvas.getByText('Empty')).toBeVisible()
  },
}

export const SaysThatNothingIsThere: Story = {
  ...Empty,
  name: 'Says that there are no figures yet',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No figures yet.')).toBeVisible()
  },
}
