import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { after } from '#web/app/StorySteps.tsx'
import { Band, BandHead } from '../parts/Band.tsx'
import { sampleContent } from '../sampleContent.ts'
import { Routed, sampleProgramLinks } from '../storyFrame.tsx'
import { SiteShell } from './SiteShell.tsx'

const body = (
  <Band label="Page">
    <BandHead level={1} title="A page" lead="What stands round every public page." />
    <p>{'Text that makes the page long enough to scroll. '.repeat(400)}</p>
  </Band>
)

const meta = {
  title: 'Site/Shell',
  component: SiteShell,
  parameters: {
    layout: 'fullscreen',
    at: '/about',
  },
  decorators: [
    (Story, { parameters }) => (
      <Routed at={String(parameters.at)}>
        <Story />
      </Routed>
    ),
  ],
  args: {
    centre: sampleContent.centre,
    programs: sampleProgramLinks,
    year: 2026,
    viewer: null,
    onLogout: fn(),
    children: body,
  },
} satisfies Meta<typeof SiteShell>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { name: 'Filled: guest' }

export const FilledPhone: Story = { name: 'Filled: phone', globals: { viewport: { value: 'phone' } } }

export const MenuPhoneSignedIn: Story = {
  name: 'Menu: phone, signed in',
  globals: { viewport: { value: 'phone' } },
  args: { viewer: { role: 'parent', firstName: 'Thandi' } },
  decorators: [after({ press: 'Menu' })],
}

// Tests

export const Guest: Story = {
  name: 'Leads guests to every page, to enrolment and to the logins',
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'))
    const nav = within(header.getByRole('navigation', { name: 'Main' }))
    await expect(canvas.getByText('Bloemfontein • Open Mon-Fri 6:30 AM - 6:30 PM')).toBeVisible()
    await expect(header.getByText('Nurturing Young Minds')).toBeVisible()
    await expect(nav.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
    await expect(header.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/enroll')

    await userEvent.click(nav.getByText('Programs'))
    await expect(nav.getByRole('link', { name: 'Toddler Program' })).toHaveAttribute('href', '/program/toddler')
    await userEvent.click(header.getByText('Login'))
    await waitFor(() => expect(nav.getByText('Toddler Program')).not.toBeVisible())
    await expect(header.getByRole('link', { name: 'Parent Portal' })).toHaveAttribute('href', '/parent-login')
    await expect(header.getByRole('link', { name: 'Staff Login' })).toHaveAttribute('href', '/admin-login')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(header.getByText('Parent Portal')).not.toBeVisible())
    await expect(header.getByText('Login').closest('summary')).toHaveFocus()
  },
}

export const Footer: Story = {
  name: 'Says in the footer where the centre is and how to reach it',
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'))
    await expect(footer.getByText(/children from 4 months to 6 years old/)).toBeVisible()
    const programs = within(footer.getByRole('navigation', { name: 'Our Programs' })).getAllByRole('link')
    await expect(programs.map((link) => link.textContent)).toEqual([
      'Infant Program',
      'Toddler Program',
      'Preschool Program',
    ])
    const quick = within(footer.getByRole('navigation', { name: 'Quick Links' })).getAllByRole('link')
    await expect(quick.map((link) => link.textContent)).toEqual([
      'About Us',
      'Gallery',
      'Enroll Now',
      'Contact Us',
      'Parent Portal',
      'Admin Portal',
    ])
    await expect(footer.getByText('© 2026 Kiewiet Early Learning Centre')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
    const chat = canvas.getByRole('link', { name: 'Chat with us on WhatsApp (opens in a new tab)' })
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/27515550123\?text=Hello%20Kiewiet/)
  },
}

export const Scrolled: Story = {
  name: 'Turns solid once it is scrolled more than 20 px',
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    window.scrollTo({ top: 20, behavior: 'instant' })
    await waitFor(() => expect(header).toHaveAttribute('data-solid', 'false'))
    window.scrollTo({ top: 21, behavior: 'instant' })
    await waitFor(() => expect(header).toHaveAttribute('data-solid', 'true'))
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(header).toHaveAttribute('data-solid', 'false'))
  },
}

/** Programs is active on a program's page: links go by the start of the path. */
export const OnProgramPage: Story = {
  name: 'Marks the program that is shown',
  parameters: { at: '/program/infant' },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }))
    await userEvent.click(nav.getByText('Programs'))
    await expect(nav.getByRole('link', { name: 'Infant Program' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Preschool Program' })).not.toHaveAttribute('aria-current')
  },
}

export const SignedInParent: Story = {
  name: 'Leads a parent to the dashboard and out',
  args: { viewer: { role: 'parent', firstName: 'Thandi' } },
  play: async ({ args, canvas }) => {
    const header = within(canvas.getByRole('banner'))
    await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/parent/dashboard')
    await expect(header.queryByText('Login')).not.toBeInTheDocument()
    await userEvent.click(header.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

export const SignedInAdmin: Story = {
  name: 'Leads an administrator to the dashboard',
  args: { viewer: { role: 'admin', firstName: 'Anna' } },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'))
    await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin/dashboard')
  },
}

export const Phone: Story = {
  name: 'Repeats everything in the menu of a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'))
    await userEvent.click(header.getByLabelText('Menu', { selector: 'summary' }))
    await expect(header.getByRole('link', { name: 'Parent Login' })).toHaveAttribute('href', '/parent-login')
    await expect(header.getByRole('link', { name: 'Staff Login' })).toHaveAttribute('href', '/admin-login')
    await expect(header.getByRole('link', { name: 'Infant Program' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:0515550123')
  },
}
