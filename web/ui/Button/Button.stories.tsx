import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, icon, oneOf, toggle, words } from '../Foundations/controls.ts'
import { Inline } from '../Inline/Inline.tsx'
import * as styles from './Button.css.ts'
import { Button, ButtonLink } from './Button.tsx'

const meta = {
  title: 'Design system/Actions/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Save', onClick: fn() },
  argTypes: {
    children: words,
    tone: choice(styles.tone),
    size: oneOf(['medium', 'small']),
    icon,
    iconAt: oneOf(['start', 'end']),
    wide: toggle,
    pending: toggle,
    pendingLabel: words,
    disabled: toggle,
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { tone: 'primary', icon: Plus, pendingLabel: 'Saving...' } }

/** `primary` for the one thing to do, `secondary` for others, `quiet` beside them, `danger` only in a confirmation. */
export const Tones: Story = {
  render: () => (
    <Inline>
      <Button tone="primary">Enroll Now</Button>
      <Button tone="secondary">Report absent</Button>
      <Button tone="quiet">Cancel</Button>
      <Button tone="danger">Delete child</Button>
    </Inline>
  ),
}

/** Small, with icons. */
export const Small: Story = {
  render: () => (
    <Inline>
      <Button tone="primary" size="small" icon={Plus}>
        Add payment
      </Button>
      <Button size="small">Export</Button>
      <Button tone="quiet" size="small" icon={ArrowRight} iconAt="end">
        View All Messages
      </Button>
    </Inline>
  ),
}

/** At work. A second press does nothing and the focus stays. */
export const Pending: Story = {
  args: { tone: 'primary', children: 'Submit Enrollment', pendingLabel: 'Submitting...', pending: true },
}

/**
 * `disabled` only where nothing can be done about it here; otherwise leave it on and say what is missing when it
 * is pressed.
 */
export const Disabled: Story = {
  render: () => (
    <Inline>
      <Button disabled>Not possible now</Button>
      <Button tone="primary" disabled>
        Not possible now
      </Button>
    </Inline>
  ),
}

/** `ButtonLink`: `to` stays in the app, `href` is anything else. */
export const Links: Story = {
  render: () => (
    <Inline>
      <ButtonLink to="/enroll" tone="primary">
        Enroll Now
      </ButtonLink>
      <ButtonLink href="tel:+27515550123">Call us</ButtonLink>
    </Inline>
  ),
}

export const PressedByPointerAndKey: Story = {
  args: { tone: 'primary' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(button).toHaveAttribute('type', 'button')
  },
}

/** The second press does nothing, the focus stays, the width stays. */
export const PressedOnceWhilePending: Story = {
  args: { tone: 'primary', children: 'Submit Enrollment', pendingLabel: 'Submitting...' },
  render: function Render(args) {
    const [pending, setPending] = useState(false)
    return (
      <Button
        {...args}
        pending={pending}
        onClick={(event) => {
          args.onClick?.(event)
          setPending(true)
        }}
      />
    )
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const before = canvas.getByRole('button', { name: 'Submit Enrollment' }).offsetWidth
    await userEvent.click(canvas.getByRole('button'))
    const button = await canvas.findByRole('button', { name: 'Submitting...' })
    await expect(button.offsetWidth).toBe(before)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await expect(button).toHaveFocus()
  },
}

export const LinksLeadWhereTheySay: Story = {
  ...Links,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/enroll')
    await expect(canvas.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+27515550123')
  },
}
