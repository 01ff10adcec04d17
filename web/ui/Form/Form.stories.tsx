import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextArea } from '../Field/TextArea.tsx'
import { TextField } from '../Field/TextField.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: 'Design system/Forms/Form',
  component: Form,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  args: {
    label: 'Goal',
    onSubmit: fn(),
    children: (
      <Stack space={20}>
        <TextField label="Title" name="title" defaultValue="Counts to ten" />
        <TextArea label="Note" name="note" />
        <div>
          <Button type="submit" tone="primary">
            Save goal
          </Button>
        </div>
      </Stack>
    ),
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Enter in a field of one line, Ctrl+Enter in one of several; a key that is held down sends once. */
export const SentByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Title'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.type(canvas.getByLabelText('Note'), 'On her fingers{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}
