import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onPage } from '../storyFrame.tsx'
import { AccessDenied } from '#web/shared/status/AccessDenied.tsx'
import { ErrorFallback } from '#web/shared/status/ErrorFallback.tsx'
import { Spinner } from '#web/ui/Spinner/Spinner.tsx'
import { NotFoundPage } from '#web/shared/status/NotFoundPage.tsx'

const meta = {
  title: 'Site/Status',
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const reset = fn()

export const NotFound: Story = {
  name: '404 Page Not Found',
  decorators: [onPage('/404')],
  render: () => <NotFoundPage />,
}

// Tests

export const SaysPageNotFound: Story = {
  ...NotFound,
  name: 'Says page not found',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  },
}

export const OffersAnotherTry: Story = {
  name: 'Offers another try',
  decorators: [onPage('/')],
  render: () => <ErrorFallback onReset={reset} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(canvas.getByText(/^We apologize for the inconvenience. Please try refreshing/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(reset).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/')
  },
}

export const SaysAccessDenied: Story = {
  name: 'Says access denied',
  decorators: [onPage('/admin/dashboard')],
  render: () => <AccessDenied />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(canvas.getByText("You don't have permission to access this area.")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Go to the parent portal' })).toHaveAttribute(
      'href',
      '/parent/dashboard',
    )
  },
}

/** While the session is checked, and while the first page is on its way. */
export const SaysItIsLoading: Story = {
  name: 'Says it is loading',
  render: () => <Spinner />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}
