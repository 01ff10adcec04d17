import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Toaster } from './Toaster.tsx'
import { dismissToast, toast } from './toast.ts'

const undone = fn()

function Page() {
  return (
    <>
      <Inline>
        <Button
          onClick={() =>
            toast({ title: 'Attendance recorded successfully', action: { label: 'Undo', onPress: undone } })
          }
        >
          Record
        </Button>
        <Button
          onClick={() =>
            toast({
              tone: 'danger',
              title: 'Error',
              text: 'There was an error sending your message. Please try again.',
            })
          }
        >
          Fail
        </Button>
        <Button onClick={() => toast({ tone: 'info', title: 'Two children are still in', duration: 200 })}>
          Tell shortly
        </Button>
      </Inline>
      <Toaster />
    </>
  )
}

const meta = {
  title: 'Design system/Feedback/Toaster',
  component: Toaster,
  render: () => <Page />,
  beforeEach: () => dismissToast(),
  parameters: { docs: { story: { inline: false, height: '180px' } } },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

/** Press a button: the message comes at the edge of the page, and goes after half a minute, without an action after five seconds. */
export const Default: Story = {}

/** Done, with a way to undo it. */
export const Done: Story = {
  tags: ['!interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Attendance recorded successfully')
  },
}

/** Failed: it replaces what was shown before. */
export const Failed: Story = {
  tags: ['!interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again.')
  },
}

export const UndoClosesIt: Story = {
  play: async ({ canvasElement }) => {
    undone.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Attendance recorded successfully')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undone).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** A failure is an alert and replaces what was shown before. */
export const FailureReplacesWhatWasShown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There was an error sending your message. Please try again.',
    )
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const GoesByItself: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Tell shortly' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Two children are still in')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}
