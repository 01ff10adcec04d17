import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { AtAddress, choose } from '#web/admin/shared/storyFrame.tsx'
import { mockOf } from '#web/app/mocks.tsx'
import { CentreClosingsDocument } from '#web/shared/form/CentreClosings.generated.ts'
import { RegisterSection, shown } from '../register/registerStory.tsx'
import { busyEntries } from '../register/sampleRegister.ts'
import { BlankRegister } from './BlankRegister.tsx'

const training = { id: 1, fromDate: '2026-11-26', toDate: '2026-11-27', reason: 'Staff training' }

const meta = {
  title: 'Admin/Attendance/Blank register',
  component: BlankRegister,
  args: {
    className: 'Little Learners',
    date: '2026-11-24',
    names: busyEntries.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    onClose: fn(),
  },
  render: (args) => (
    <AtAddress
      at="/admin/dashboard?section=attendance"
      mocks={[mockOf(CentreClosingsDocument, { closedDays: [training] })]}
    >
      <BlankRegister {...args} />
    </AtAddress>
  ),
} satisfies Meta<typeof BlankRegister>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

export const Empty: Story = { args: { names: [] } }

// Tests

export const HasARowForEachChild: Story = {
  name: 'Has a row for each child and some more, and says which days are closed',
  play: async ({ args }) => {
    const table = within(await screen.findByRole('region', { name: 'Blank register of Little Learners' }))
    await expect(table.getByRole('columnheader', { name: /Mon 23 Nov/ })).toBeVisible()
    await expect(await table.findByRole('columnheader', { name: /Thu 26 Nov: closed, Staff training/ })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: 'Lerato Mokoena' })).toBeVisible()
    // two rows of heads, and three for children who are new
    await expect(table.getAllByRole('row')).toHaveLength(2 + args.names.length + 3)
    await expect(screen.getByText('Principal')).toBeVisible()
  },
}

export const IsOpenedFromTheRegister: Story = {
  name: 'Is opened from the register of the day',
  render: () => <RegisterSection at="&class=3" overrides={[]} stored={[]} />,
  play: async () => {
    await shown()
    await choose('More for this day', 'Print a blank weekly register')
    const table = within(await screen.findByRole('region', { name: 'Blank register of Little Learners' }))
    await expect(table.getByRole('rowheader', { name: 'Zoë Jacobs' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await shown()
  },
}
