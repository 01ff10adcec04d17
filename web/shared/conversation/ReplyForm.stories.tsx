import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { words } from '#web/ui/Foundations/controls.ts'
import { ReplyForm } from './ReplyForm.tsx'

const meta = {
  title: 'Design system/Centre/ReplyForm',
  component: ReplyForm,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{<Story />}</div>],
  args: {
    conversationId: 7,
    label: 'Answer to Thandi Mokoena',
    hint: 'Thandi gets it by e-mail, too.',
    onSend: fn(async () => undefined),
  },
  argTypes: { label: words, hint: words },
} satisfies Meta<typeof ReplyForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const CtrlEnterSends: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Answer to Thandi Mokoena'), 'Yes, she is.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ conversationId: 7, body: 'Yes, she is.' }))
    await waitFor(() => expect(canvas.getByLabelText('Answer to Thandi Mokoena')).toHaveValue(''))
  },
}
