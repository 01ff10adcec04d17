import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { MedicalNotesAccessLogDocument } from './panels.generated.ts'
import { childPanelAnswers } from './sampleChildPanels.ts'
import { MedicalNotesAccessLog } from './SmallPanels.tsx'

const meta = {
  title: 'Admin/Child/Who read the medical notes',
  render: ({ mocks }) => (
    <AtAddress at="/admin/dashboard?section=students&child=1" mocks={mocks}>
      <MedicalNotesAccessLog childId={1} />
    </AtAddress>
  ),
  args: { mocks: [] },
} satisfies Meta<{ mocks: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: childPanelAnswers(1) },
}

// Tests: what happens when something is pressed, typed or refused.

export const SaysWhoAndWhen: Story = {
  name: 'Says who read the notes, and when',
  args: {
    mocks: [
      mockOf(MedicalNotesAccessLogDocument, {
        child: { id: 1, medicalNotesAccessLog: [{ at: '2025-11-06T14:05:00.000Z', name: 'Annelie Kruger' }] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Annelie Kruger, 6 Nov 2025, 16:05')).toBeVisible()
  },
}
