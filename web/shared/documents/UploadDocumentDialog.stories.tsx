import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Mocked } from '#web/app/mocks.tsx'
import { UploadDocumentDialog } from './UploadDocumentDialog.tsx'

const meta = {
  title: 'Design system/Overlays/UploadDocumentDialog',
  component: UploadDocumentDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { child: { id: 4, firstName: 'Lerato' }, onClose: fn() },
  render: (args) => (
    <Mocked mocks={[]}>
      <UploadDocumentDialog {...args} />
    </Mocked>
  ),
} satisfies Meta<typeof UploadDocumentDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** `replaced` is the paper that the new one takes the place of: its kind and note are filled in. */
export const Replace: Story = { args: { replaced: { id: 3, kind: 'clinic_card', note: 'Pages 1 to 4' } } }
