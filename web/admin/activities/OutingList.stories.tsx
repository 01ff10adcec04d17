import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { AtAddress, InDashboard, dialogOf } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { OutingListDocument } from './activities.generated.ts'
import { activityServer, sampleActivities } from './activityServer.ts'
import { OutingList } from './OutingList.tsx'

const [outing] = sampleActivities().filter(({ isOuting }) => isOuting)

interface Args {
  overrides: Mock[]
  onClose: () => void
}

const meta = {
  title: 'Admin/Activities/Outing list',
  args: { overrides: [], onClose: fn() },
  render: ({ overrides, onClose }) => (
    <AtAddress at="/admin/dashboard?section=activities" mocks={activityServer(overrides)}>
      {outing && <OutingList activity={outing} onClose={onClose} />}
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

export const Empty: Story = {
  args: { overrides: [mockOf(OutingListDocument, { activity: { id: 3, replies: [] } })] },
}

export const JoinsLater: Story = {
  args: {
    overrides: [
      mockOf(OutingListDocument, {
        activity: { id: 3, replies: [{ id: 1, attending: true, consentedAt: null, child: null }] },
      }),
    ],
  },
}

// Tests

export const SaysWhoComes: Story = {
  name: 'Lists who has consent, and says who stays at the centre',
  play: async () => {
    const list = within(await screen.findByRole('region', { name: 'Children attending' }))
    const names = list.getAllByRole('rowheader').map(({ textContent }) => textContent?.split('4 years')[0])
    await expect(names).toEqual([
      'Amahle Dlamini',
      'Boitumelo van der Westhuizen-Mokoena',
      'Kiara Mofokeng',
      'Zoë Jacobs',
    ])
    await expect(list.getByRole('row', { name: /Kiara Mofokeng/ })).toHaveTextContent('Peanuts: a mild reaction.')
    const boitumelo = within(list.getByRole('row', { name: /Boitumelo/ }))
    const called = [...boitumelo.getAllByRole('cell').at(-1)!.children].map(({ textContent }) => textContent)
    await expect(called).toEqual([
      'Aunt Zodwa 082 555 0141',
      'Thandi van der Westhuizen-Mokoena 082 555 0142',
      'Sello Mokoena (no number)',
      'Nomsa Mokoena 082 555 0143 May not collect',
    ])
    const nobody = list.getByRole('row', { name: /Amahle Dlamini/ })
    await expect(nobody).toHaveTextContent('Ask the office who to call')
    await expect(screen.getByText('Staying at the centre until a parent has consented: Ruan Tladi')).toBeVisible()
    await expect(screen.queryByText(/Daniel Jacobs/)).toBeNull()
  },
}

export const IsOpenedFromTheOuting: Story = {
  name: 'Is opened from the outing, printed, and leads back to it',
  render: ({ overrides }) => <InDashboard at="?section=activities&activity=3" mocks={activityServer(overrides)} />,
  play: async () => {
    const dialog = await dialogOf('Visit to the fire station')
    await userEvent.click(dialog.getByRole('button', { name: 'Outing list' }))
    const sheet = await dialogOf(/^Outing list/)
    await sheet.findByRole('region', { name: 'Children attending' })
    const print = fn()
    window.print = print
    await userEvent.click(sheet.getByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalled()
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await dialogOf('Visit to the fire station')
    await expect(screen.queryByRole('region', { name: 'Children attending' })).toBeNull()
  },
}
