import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Mocked } from '#web/app/mocks.tsx'
import { SendFile } from '#web/app/upload.ts'
import { words } from '#web/ui/Foundations/controls.ts'
import { ReplyForm } from './ReplyForm.tsx'

const meta = {
  title: 'Design system/Centre/ReplyForm',
  component: ReplyForm,
  decorators: [
    (Story) => (
      <Mocked mocks={[]}>
        <div style={{ maxWidth: 560 }}>{<Story />}</div>
      </Mocked>
    ),
  ],
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
    const input = { conversationId: 7, body: 'Yes, she is.', attachmentIds: [] }
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(input))
    await waitFor(() => expect(canvas.getByLabelText('Answer to Thandi Mokoena')).toHaveValue(''))
  },
}

export const WithAFile: Story = {
  name: 'Sends a file with the message',
  decorators: [
    (Story) => (
      <SendFile value={async ({ file }) => ({ attachment: { id: 31, name: file.name } }) as never}>
        <Story />
      </SendFile>
    ),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach a picture or PDF' }))
    const proof = new File(['%PDF-1.7'], 'proof of payment.pdf', { type: 'application/pdf' })
    await userEvent.upload(await canvas.findByLabelText('Add a picture or PDF'), proof)
    await expect(await canvas.findByRole('link', { name: 'proof of payment.pdf' })).toHaveAttribute(
      'href',
      '/api/message-attachments/31/file',
    )
    await userEvent.type(canvas.getByLabelText('Answer to Thandi Mokoena'), 'I have paid.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const input = { conversationId: 7, body: 'I have paid.', attachmentIds: [31] }
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(input))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'proof of payment.pdf' })).toBeNull())
  },
}
