import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { words } from '#web/ui/Foundations/controls.ts'
import { SendProblem } from './SendProblem.tsx'

const meta = {
  title: 'Design system/Forms/SendProblem',
  component: SendProblem,
  args: { what: 'Your message was not sent.', error: new TypeError('Failed to fetch') },
  argTypes: { what: words },
} satisfies Meta<typeof SendProblem>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What is wrong with the request is said in the words of the server. */
export const Refused: Story = {
  args: { error: new OperationError('Too many messages. Please wait a minute.', 'TOO_MANY_REQUESTS', 429) },
}

/** What is wrong with the server is said by us. */
export const KeepsTheServersErrorToItself: Story = {
  args: { error: new OperationError('Internal error', 'INTERNAL_SERVER_ERROR', 500) },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent(
      'Your message was not sent. Something went wrong on our side. Please try again in a minute.',
    )
  },
}
