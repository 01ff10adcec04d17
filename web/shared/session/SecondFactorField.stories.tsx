import type { Meta, StoryObj } from '@storybook/react-vite'
import { words } from '#web/ui/Foundations/controls.ts'
import { SecondFactorField } from './SecondFactorField.tsx'

const meta = {
  title: 'Design system/Forms/SecondFactorField',
  component: SecondFactorField,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
  argTypes: { error: words },
} satisfies Meta<typeof SecondFactorField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A wrong code. */
export const Wrong: Story = { args: { error: 'That code is not right. Please enter the one shown now.' } }
