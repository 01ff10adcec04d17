import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { mockOf, pageOf } from '#web/app/mocks.tsx'
import { ParentNoticesDocument } from '../notices/ParentNotices.generated.ts'
import { ParentProfileDocument } from '../profile/ParentProfile.generated.ts'
import { logout, notices, Portal } from '../storyFrame.tsx'
import { PortalBadgesDocument } from './PortalBadges.generated.ts'

const mocks = [
  mockOf(ParentNoticesDocument, (page) => ({ myNotices: pageOf(notices, page) })),
  mockOf(ParentProfileDocument, { viewer: null, myGuardianRequests: [], myChildren: [] }),
  mockOf(PortalBadgesDocument, { belongsToCentre: true, myChildren: [{ id: 1, mayDecide: true, consents: [] }] }),
]

const meta = {
  title: 'Portal/Shell',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/notices', mocks },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the view: every view in its group, with what waits there. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled: wide',
  globals: { viewport: { value: 'desk' } },
}

/** At the thumb: four views, and the rest behind More. */
export const FilledPhone: Story = { name: 'Filled: phone', globals: { viewport: { value: 'phone' } } }

export const Failed: Story = { name: 'Failed: no such view', args: { at: '/parent/nothing' } }

// Tests

/** Beside the view: every view in its group, with what waits there. */
export const Wide: Story = {
  name: 'Goes to a view, with what waits there',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const portal = within(await canvas.findByRole('navigation', { name: 'Portal' }))
    await expect(portal.getByRole('link', { name: 'Notices' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(await portal.findByRole('link', { name: /^Profile 3 outstanding$/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** At the thumb: four views, and a sheet with all of them. */
export const Phone: Story = {
  name: 'Opens all views in a sheet',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'Portal' }))
    await expect(bar.getAllByRole('link')).toHaveLength(4)
    await userEvent.click(bar.getByRole('button', { name: /More$/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'All views' }))
    await userEvent.click(await sheet.findByRole('link', { name: /^Profile 3 outstanding$/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The account that is signed in is in the sheet, as at the foot of the page. */
export const AccountInTheSheet: Story = {
  name: 'Has the account and the way out in the sheet',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'Portal' }))
    await userEvent.click(bar.getByRole('button', { name: /More$/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'All views' }))
    await expect(await sheet.findByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
    logout.mockClear()
    await userEvent.click(sheet.getByRole('button', { name: 'Logout' }))
    await expect(logout).toHaveBeenCalledOnce()
  },
}
