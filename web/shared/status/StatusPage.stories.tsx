import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { oneOf, words } from '#web/ui/Foundations/controls.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { ErrorFallback } from './ErrorFallback.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { StatusPage } from './StatusPage.tsx'

const reset = fn()

const meta = {
  title: 'Design system/Feedback/StatusPage',
  component: StatusPage,
  subcomponents: { AccessDenied, ErrorFallback, NotFoundPage },
  args: {
    title: 'Program Not Found',
    text: 'We have no program of that name. These are the ones we offer.',
    children: (
      <ButtonLink tone="primary" to="/programs">
        All programs
      </ButtonLink>
    ),
  },
  argTypes: { title: words, text: words, scene: oneOf(['lost', 'fallen', 'search']) },
} satisfies Meta<typeof StatusPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** No such page. */
export const NotFound: Story = { render: () => <NotFoundPage signIn="/parent-login" /> }

/** Not for this account. */
export const Denied: Story = { render: () => <AccessDenied /> }

/** It could not be shown. “Go to homepage” loads again: what runs now cannot be trusted. */
export const Failed: Story = { render: () => <ErrorFallback onReset={reset} /> }

export const AnotherTryBeginsAgain: Story = {
  ...Failed,
  play: async ({ canvas }) => {
    reset.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(reset).toHaveBeenCalledOnce()
  },
}
