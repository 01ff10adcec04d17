import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { timeInJohannesburg } from '#graphql/values/dates.ts'
import { mockOf } from '#web/app/mocks.tsx'
import { dismissToast } from '#web/ui/Toast/toast.ts'
import { ClassRegisterDocument } from '../attendance.generated.ts'
import { RegisterSection, sent, wire } from '../register/registerStory.tsx'
import { rowsOf } from '../register/rows.ts'
import { busyEntries, sampleEntry, sampleRegister, today } from '../register/sampleRegister.ts'
import { CollectDialog } from './CollectDialog.tsx'

const meta = {
  title: 'Admin/Attendance/Going home',
  component: RegisterSection,
  parameters: { layout: 'fullscreen' },
  args: { at: '&view=home', overrides: [], stored: [] },
  beforeEach: () => dismissToast(),
} satisfies Meta<typeof RegisterSection>
export default meta
type Story = StoryObj<typeof meta>

const onClose = fn()
const onCollect = fn()
const asks = { onCollect, onClose, isGone: false }
const [grandmother] = rowsOf(
  today,
  [
    sampleEntry(3, 'Dineo Molefe', {
      mayCollect: [
        { name: 'Thandi Molefe', relationship: 'Mother', photo: null },
        { name: 'Reverend Dr Boitumelo van der Westhuizen-Mokoena', relationship: 'Grandparent', photo: null },
        { name: 'Nomsa Khumalo', relationship: 'Neighbour with the white bakkie', photo: '/art/avatar-1.svg' },
      ],
    }),
  ],
  new Map(),
)
const [nobody] = rowsOf(today, [sampleEntry(9, 'Sipho Nkosi', { mayCollect: [] })], new Map())

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { overrides: [mockOf(ClassRegisterDocument, sampleRegister({ entries: busyEntries }))] },
}
export const Empty: Story = { args: { overrides: [mockOf(ClassRegisterDocument, sampleRegister({ entries: [] }))] } }
export const DialogCollect: Story = {
  name: 'Dialog: who collects',
  args: { over: grandmother && <CollectDialog row={grandmother} {...asks} /> },
}
export const DialogNobody: Story = {
  name: 'Dialog: who collects, empty',
  args: { over: nobody && <CollectDialog row={nobody} {...asks} /> },
}

// Tests: what happens when something is pressed, typed or refused.

const group = (name: string) => screen.findByRole('region', { name })
const press = async (name: string, inGroup = 'Here') =>
  userEvent.click(within(await group(inGroup)).getByRole('button', { name: new RegExp(name) }))

export const TwoPresses: Story = {
  name: 'Sends a child home with two presses, and takes it back',
  play: async ({ step }) => {
    const before = timeInJohannesburg()
    await press('Amahle Dlamini')
    await userEvent.click(await screen.findByRole('button', { name: /Thandi Dlamini\s*Mother/ }))
    await sent([{ childId: 1, collectedBy: 'Thandi Dlamini' }])
    await expect([before, timeInJohannesburg()]).toContain(wire.requests.at(-1)?.[0]?.timeOut)
    await expect(within(await group('Gone home')).getByText(/Amahle Dlamini/)).toBeVisible()
    await step('a child who is here after all comes back among the faces', async () => {
      await press('Amahle Dlamini', 'Gone home')
      await userEvent.click(await screen.findByRole('button', { name: 'Still here' }))
      await waitFor(async () => expect(within(await group('Here')).getByText('Amahle Dlamini')).toBeVisible())
    })
  },
}

export const SaysWhy: Story = {
  name: 'Asks why somebody collects who is not on the list',
  play: async () => {
    await press('Ben Fourie')
    await userEvent.click(await screen.findByRole('button', { name: 'Somebody else' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else is collecting Ben Fourie' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Collected by' }), 'Gogo Fourie')
    await userEvent.click(dialog.getByRole('button', { name: 'Leaving now' }))
    await expect(await dialog.findByText('Please give a reason: who agreed to it, and how.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'The mother rang at noon')
    await userEvent.click(dialog.getByRole('button', { name: 'Leaving now' }))
    await sent([{ childId: 2, collectedBy: 'Gogo Fourie', collectedReason: 'The mother rang at noon' }])
  },
}
