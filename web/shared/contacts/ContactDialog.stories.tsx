import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Mocked } from '#web/app/mocks.tsx'
import { oneOf } from '#web/ui/Foundations/controls.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { RemoveContact } from './RemoveContact.tsx'

const nomsa = {
  id: 21,
  name: 'Nomsa Mokoena',
  relationship: 'Grandmother',
  phone: '+27821234567',
  inEmergency: true,
  collecting: 'yes',
  refusal: null,
  photo: null,
  version: 1,
}
const lerato = { id: 4, firstName: 'Lerato' }

const meta = {
  title: 'Design system/Overlays/ContactDialog',
  component: ContactDialog,
  subcomponents: { RemoveContact },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { child: lerato, by: 'parent', onClose: fn() },
  argTypes: { by: oneOf(['parent', 'staff']) },
  render: (args) => (
    <Mocked mocks={[]}>
      <ContactDialog {...args} />
    </Mocked>
  ),
} satisfies Meta<typeof ContactDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Somebody who is on the list already. */
export const Change: Story = { args: { contact: nomsa } }
