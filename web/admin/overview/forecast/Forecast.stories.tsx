import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { formatMonth } from '#graphql/values/dates.ts'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import type { Mock } from '#web/app/mocks.tsx'
import { monthAhead } from '../../classrooms/ahead/sampleAhead.ts'
import { Forecast } from './Forecast.tsx'
import { forecastAnswer } from './sampleForecast.ts'

const meta = {
  title: 'Admin/Overview/Places left',
  render: ({ mocks }) => (
    <AtAddress at="/admin/dashboard?section=overview" mocks={mocks}>
      <Forecast />
    </AtAddress>
  ),
  args: { mocks: [forecastAnswer()] },
} satisfies Meta<{ mocks: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

// Tests: what happens when something is pressed, typed or refused.

export const ByAgeGroup: Story = {
  name: 'Says in words how many places each age group has free in which month, and is reached with the keyboard',
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Places left by age group and month' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    const heads = within(region).getAllByRole('columnheader')
    await expect(heads[3]).toHaveAccessibleName(formatMonth(monthAhead(2)))
    const row = within(region).getByRole('row', { name: /^2-3 years/ })
    const cells = within(row).getAllByRole('cell')
    await expect(cells).toHaveLength(13)
    await expect(cells[2]).toHaveTextContent('8')
    const full = within(within(region).getByRole('row', { name: /^4-6 years/ })).getAllByRole('cell')
    await expect(full[7]).toHaveTextContent('Full')
    await expect(full[7]).toHaveAttribute('title', '26 of 25 taken')
    const all = within(within(region).getByRole('row', { name: /^All/ })).getAllByRole('cell')
    // a class that is over its capacity takes no place of another
    await expect(all[7]).toHaveTextContent(String(1 + 4 + 6 + 0 + 0 + 14))
  },
}

export const Empty: Story = {
  name: 'Says what will be here',
  args: { mocks: [forecastAnswer([])] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Places left in each age group will appear here.')).toBeVisible(),
}
