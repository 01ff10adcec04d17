import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { dialogOf, stay } from '#web/admin/shared/storyFrame.tsx'
import { mockOf } from '#web/app/mocks.tsx'
import { EmergencyCardDocument } from '../attendance.generated.ts'
import { RegisterSection, shown } from '../register/registerStory.tsx'
import { EmergencyCardDialog } from './EmergencyCardDialog.tsx'
import { sampleCard } from './sampleCard.ts'

const over = <EmergencyCardDialog childId={6} name="Lerato Mokoena" onClose={stay} />
const answered = mockOf(EmergencyCardDocument, ({ childId }) => ({ emergencyCard: { ...sampleCard, childId } }))

const meta = {
  title: 'Admin/Attendance/Emergency contacts',
  component: RegisterSection,
  parameters: { layout: 'fullscreen' },
  args: { at: '', overrides: [answered], stored: [], over },
} satisfies Meta<typeof RegisterSection>
export default meta
type Story = StoryObj<typeof meta>

const bare = { ...sampleCard, allergies: null, medicalNotes: null, contacts: [] }

export const Filled: Story = { tags: ['dark-scheme'] }
export const Empty: Story = { args: { overrides: [mockOf(EmergencyCardDocument, { emergencyCard: bare })] } }

// Tests: what happens when something is pressed.

export const OpensByTheName: Story = {
  name: 'Is opened by a press on the name, and by the menu of the line',
  args: { over: undefined },
  play: async ({ step }) => {
    await shown()
    await step('the name', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Lerato Mokoena' }))
      const dialog = await dialogOf('Emergency contacts: Lerato Mokoena')
      const first = await dialog.findByRole('link', { name: 'Call Zodwa Radebe, 082 555 0100' })
      await expect(first).toHaveAttribute('href', 'tel:+27825550100')
      await expect(dialog.getByText('No number')).toBeVisible()
      await expect(dialog.getByText('May not collect')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('the menu', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More for Sipho Nkosi' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Emergency contacts' }))
      await dialogOf('Emergency contacts: Sipho Nkosi')
    })
  },
}

/** How often the server was asked in the story that is shown. */
let looks = 0

export const AsksAtEachLook: Story = {
  name: 'Is read from the server at each look, and says that it is logged',
  args: {
    over: undefined,
    overrides: [
      mockOf(EmergencyCardDocument, ({ childId }) => {
        looks += 1
        return { emergencyCard: { ...sampleCard, childId, medicalNotes: `Look ${looks}` } }
      }),
    ],
  },
  play: async () => {
    looks = 0
    await shown()
    for (const look of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Lerato Mokoena' }))
      const dialog = await dialogOf('Emergency contacts: Lerato Mokoena')
      await dialog.findByText(`Look ${look}`)
      await expect(dialog.getByText(/^Every view is recorded in the access log\./)).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}
