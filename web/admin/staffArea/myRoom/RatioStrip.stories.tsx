import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import { mockOf } from '#web/app/mocks.tsx'
import { RoomRatiosDocument } from './myRoom.generated.ts'
import { RatioStrip } from './RatioStrip.tsx'
import { room } from './sampleRooms.ts'

const meta = {
  title: 'Admin/Staff area/Rooms now',
  args: {
    rooms: [
      room(3, 'Little Learners', '2-3 years', { children: 9, staff: 2, promise: 5, law: 12 }),
      room(5, 'Future Leaders', '4-6 years', { children: 23, staff: 2, level: 'over_promise' }),
    ],
  },
  render: ({ rooms }) => (
    <AtAddress at="/staff" mocks={[mockOf(RoomRatiosDocument, { roomRatios: rooms })]}>
      <RatioStrip />
    </AtAddress>
  ),
} satisfies Meta<{ rooms: ReturnType<typeof room>[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

/** Over the law, nobody with the children, and an empty room. */
export const FilledAlarming: Story = {
  name: 'Filled over the law',
  args: {
    rooms: [
      room(1, 'Discoverers', '4-18 months', { children: 7, staff: 1, promise: 3, law: 6, level: 'over_law' }),
      room(2, 'Explorers', '18-24 months', { children: 5, staff: 0, promise: 5, law: 12, level: 'over_law' }),
      room(3, 'Little Learners', '2-3 years', { level: 'empty', promise: 5, law: 12 }),
    ],
  },
}

export const Empty: Story = { args: { rooms: [] } }

// Tests: what happens when something is pressed, typed or refused.

export const MeasuresTheRooms: Story = {
  name: 'Measures each room',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 over our ratio')).toBeVisible()
    await expect(canvas.getByText('1:4.5 · our ratio 1:5')).toBeVisible()
    await expect(
      canvas.getByRole('img', {
        name: '11.5 children per teacher in Future Leaders; our ratio 1:8, legal limit 1:20',
      }),
    ).toBeVisible()
  },
}
