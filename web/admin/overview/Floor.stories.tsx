import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { AtAddress } from '../shared/storyFrame.tsx'
import { AttendanceTrend } from './AttendanceToday.tsx'
import { AttendanceTrendDocument, RoomRatiosDocument } from './overview.generated.ts'
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

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 over our promise')).toBeVisible()
    await expect(canvas.getByText('1:4.5 of 1:5')).toBeVisible()
    await expect(
      canvas.getByRole('img', {
        name: '11.5 children to a teacher in Future Leaders; we promise 8, the law allows 20',
      }),
    ).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }))
    await expect(canvas.getAllByRole('cell', { name: '92%' }).at(-1)).toBeVisible()
  },
}

/** Over the law, nobody with the children, and an empty room. */
export const Alarming: Story = {
  args: {
    mocks: answers([
      room(1, 'Discoverers', '4-18 months', { children: 7, staff: 1, promise: 3, law: 6, level: 'over_law' }),
      room(2, 'Explorers', '18-24 months', { children: 5, staff: 0, promise: 5, law: 12, level: 'over_law' }),
      room(3, 'Little Learners', '2-3 years', { level: 'empty', promise: 5, law: 12 }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 over the law')).toBeVisible()
    await expect(canvas.getByText('1:7 of 1:6')).toBeVisible()
    await expect(canvas.getByText('No teacher in')).toBeVisible()
    await expect(canvas.getByText('Nobody in')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { mocks: answers([], []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No figures yet.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { mocks: [mockOf(RoomRatiosDocument, 'pending'), mockOf(AttendanceTrendDocument, 'pending')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading rooms')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: {
    mocks: [mockOf(RoomRatiosDocument, failure('Sorry')), mockOf(AttendanceTrendDocument, failure('Sorry'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The rooms could not be loaded.')).toBeVisible()
    await expect(await canvas.findByText('The weeks could not be loaded.')).toBeVisible()
  },
}
