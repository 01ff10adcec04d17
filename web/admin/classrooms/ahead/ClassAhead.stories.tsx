import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { formatMonth } from '#graphql/values/dates.ts'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import type { Mock } from '#web/app/mocks.tsx'
import { ClassAhead } from './ClassAhead.tsx'
import { aheadAnswer, monthAhead, sampleDays } from './sampleAhead.ts'

const meta = {
  title: 'Admin/Class/Next months',
  render: ({ mocks }) => (
    <AtAddress at="/admin/dashboard?section=classrooms&class=3" mocks={mocks}>
      <ClassAhead id={3} />
    </AtAddress>
  ),
  args: { mocks: [aheadAnswer()] },
} satisfies Meta<{ mocks: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

const emptyDays = sampleDays(
  15,
  Array.from({ length: 13 }, () => 0),
)
export const Empty: Story = { args: { mocks: [aheadAnswer({ placesAhead: emptyDays, changesAhead: [] })] } }

// Tests: what happens when something is pressed, typed or refused.

export const WhoComesAndGoes: Story = {
  name: 'Says who comes and goes in which month, and how many places are left then',
  play: async ({ canvas }) => {
    const month = async (index: number) => {
      const name = await canvas.findByText(index === 0 ? 'Today' : formatMonth(monthAhead(index)))
      return within(name.closest('li') as HTMLElement)
    }
    await expect((await month(0)).getByText('Full')).toBeVisible()
    const first = await month(1)
    await expect(first.getByRole('link', { name: 'Lerato Mokoena' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=students&child=41',
    )
    await expect(first.getByText('last day, then Young Scholars')).toBeVisible()
    const second = await month(2)
    await expect(second.getByText('13 of 15 taken, 1 offered')).toBeVisible()
    await expect(second.getByText('1 free')).toBeVisible()
    await expect(second.getByText('from Explorers')).toBeVisible()
    await expect((await month(5)).getByText('starts')).toBeVisible()
    await expect((await month(6)).getByText('1 too many')).toBeVisible()
  },
}
