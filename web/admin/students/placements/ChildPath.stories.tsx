import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { ChildPath } from './ChildPath.tsx'
import { ChildPathDocument } from './placements.generated.ts'
import { pathAnswer, samplePlacement } from './samplePath.ts'

const meta = {
  title: 'Admin/Child/Path through the centre',
  render: ({ mocks }) => (
    <AtAddress at="/admin/dashboard?section=students&child=1" mocks={mocks}>
      <ChildPath childId={1} />
    </AtAddress>
  ),
  args: { mocks: [pathAnswer(1)] },
} satisfies Meta<{ mocks: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

const today = todayInJohannesburg()

export const Filled: Story = { tags: ['dark-scheme'] }

export const FilledOne: Story = {
  name: 'Filled, one class since the first day',
  args: { mocks: [pathAnswer(1, [samplePlacement(1, 3, addDays(today, -40), null)])] },
}

export const Empty: Story = {
  name: 'Empty, starts later and without a class yet',
  args: { mocks: [pathAnswer(1, [samplePlacement(1, null, addDays(today, 40), null)])] },
}

export const Loading: Story = { args: { mocks: [mockOf(ChildPathDocument, 'pending')] } }

export const Failed: Story = { args: { mocks: [mockOf(ChildPathDocument, failure('Something went wrong.'))] } }

// Tests: what happens when something is pressed, typed or refused.

export const NewestFirst: Story = {
  name: 'Shows what lies ahead first, marks today, and says when the child was away',
  play: async ({ canvas }) => {
    const parts = await canvas.findAllByRole('listitem')
    const words = parts.map((part) => part.textContent ?? '')
    const starts = ['Young ScholarsPlanned', 'Little LearnersNow', 'Away', 'Explorers', 'Discoverers']
    await expect(words.map((text, index) => text.startsWith(starts[index] ?? '?'))).toEqual(starts.map(() => true))
    await expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual([null, 'true', null, null, null])
    await expect(within(parts[3] as HTMLElement).getByText('Toddlers, half-day')).toBeVisible()
    await expect(within(parts[1] as HTMLElement).getByRole('link', { name: 'Little Learners' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=classrooms&class=3',
    )
  },
}

export const ClosedClass: Story = {
  name: 'Leads to no class that is closed',
  args: {
    mocks: [
      pathAnswer(1, [
        samplePlacement(1, 1, '2025-02-03', '2025-12-31', {
          class: { id: 1, name: 'Discoverers', closedAt: '2026-01-05T08:00:00.000Z' },
        }),
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Discoverers (closed)')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const SaysThatItIsLoading: Story = {
  ...Loading,
  name: 'Says what is loading',
  play: async ({ canvas }) => expect(await canvas.findByText('Loading path')).toBeInTheDocument(),
}

export const SaysWhatFailed: Story = {
  ...Failed,
  name: 'Says what could not be loaded',
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The path through the centre could not be loaded.')).toBeVisible(),
}
