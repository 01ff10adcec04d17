import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AtAddress, sampleCentre, sampleViewer } from '#web/admin/shared/storyFrame.tsx'
import { mockOf } from '#web/app/mocks.tsx'
import { usualShortcuts } from '#graphql/shortcuts/shortcuts.schema.ts'
import { sectionOf, sections } from '../sections.ts'
import { AdminShell, MenuDrawer } from './AdminShell.tsx'
import {
  ChooseMenuShortcutsDocument,
  LookUpDocument,
  type ChooseMenuShortcutsMutationVariables,
} from './shell.generated.ts'
import { sampleNotifications } from './sampleNotifications.ts'

const people = [
  { kind: 'child', targetId: 1, name: 'Lerato Mokoena', detail: 'Little Learners' },
  { kind: 'parent', targetId: 1, name: 'Thandi Mokoena', detail: 'parent@kiewiet.example' },
]
const lookUp = mockOf(LookUpDocument, ({ search }) =>
  search.includes(' ') ? 'pending' : { lookUp: search.startsWith('mok') ? people : [] },
)

const meta = {
  title: 'Admin/Shell',
  component: AdminShell,
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    viewer: sampleViewer,
    centre: sampleCentre,
    sections,
    current: sectionOf('overview'),
    badges: { applications: { count: 2, what: 'new' }, messages: { count: 3, what: 'unread' } },
    notifications: { items: sampleNotifications, unread: 2, onRead: fn() },
    settingsPath: '/admin/dashboard?section=settings',
    onSignOut: fn(),
    children: <p>The section is shown here.</p>,
  },
  render: (args) => (
    <AtAddress at="/admin/dashboard?section=overview" mocks={[lookUp]}>
      <AdminShell {...args} />
    </AtAddress>
  ),
} satisfies Meta<typeof AdminShell>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

export const Empty: Story = {
  name: 'Empty, with nothing new',
  args: { notifications: { items: [], unread: 0, onRead: fn() }, badges: {} },
}

export const FilledShortcuts: Story = {
  name: 'Filled with shortcuts',
  args: { shortcuts: usualShortcuts, current: sectionOf('attendance') },
}

export const FilledNoShortcuts: Story = { name: 'Filled without any shortcut', args: { shortcuts: [] } }

export const Loading: Story = { args: { viewer: null } }

export const DialogMenu: Story = {
  name: 'Dialog: menu on a phone',
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <AtAddress at="/admin/dashboard?section=overview" mocks={[lookUp]}>
      <AdminShell {...args} />
      <MenuDrawer
        menu={{
          sections,
          shortcuts: { ids: usualShortcuts, onEdit: fn() },
          current: 'overview',
          badges: { messages: { count: 3, what: 'unread' } },
        }}
        person={{ viewer: sampleViewer, onSignOut: fn() }}
        onClose={fn()}
      />
    </AtAddress>
  ),
}

// Tests: what happens when something is pressed, typed or refused.

export const SaysWhereAndWho: Story = {
  name: 'Says which section it is and who is signed in, and signs out',
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Overview')
    await expect(canvas.getByText("Manage your preschool's overview")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Messages 3 unread' })).toBeVisible()
    await step('the person and the way out', async () => {
      await expect(canvas.getByText('Annelie Kruger')).toBeVisible()
      await expect(canvas.getByText('AK')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
      await expect(args.onSignOut).toHaveBeenCalledOnce()
    })
  },
}

let chosen: ChooseMenuShortcutsMutationVariables | null = null

export const ChoosesShortcuts: Story = {
  ...FilledShortcuts,
  name: 'Chooses the shortcuts, at most six, by the keyboard too',
  render: (args) => (
    <AtAddress
      at="/admin/dashboard?section=overview"
      mocks={[
        mockOf(ChooseMenuShortcutsDocument, (variables) => {
          chosen = variables
          return { chooseMenuShortcuts: variables.input.sections as string[] }
        }),
      ]}
    >
      <AdminShell {...args} />
    </AtAddress>
  ),
  play: async ({ canvas, step }) => {
    chosen = null
    const row = within(canvas.getByRole('navigation', { name: 'Shortcuts' }))
    await expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Attendance',
      'Messages3 unread',
      'Applications2 new',
      'Billing',
    ])
    await expect(row.getByRole('link', { name: 'Attendance' })).toHaveAttribute('aria-current', 'page')
    await step('one more, and another instead', async () => {
      row.getByRole('button', { name: 'Edit shortcuts' }).focus()
      await userEvent.keyboard('{Enter}')
      const dialog = within(await screen.findByRole('dialog', { name: 'Choose shortcuts' }))
      await userEvent.click(await dialog.findByRole('checkbox', { name: 'Billing' }))
      for (const name of ['Students', 'Staff', 'Gallery']) await userEvent.click(dialog.getByRole('checkbox', { name }))
      await expect(dialog.getByRole('checkbox', { name: 'Billing' })).toBeDisabled()
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(chosen?.input.sections).toEqual([
        'attendance',
        'messages',
        'applications',
        'students',
        'staff',
        'gallery',
      ])
    })
    await step('they make room for what is searched for', async () => {
      await userEvent.type(canvas.getByPlaceholderText('Search menu...'), 'gall')
      await expect(canvas.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull()
    })
  },
}

export const SearchMenu: Story = {
  name: 'Narrows the menu by what is typed',
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByPlaceholderText('Search menu...'))
    await step('it filters by label, whatever the case, and hides groups without a match', async () => {
      await userEvent.keyboard('APPLI')
      await expect(canvas.getAllByRole('link', { name: /Overview|Applications|Messages/ })).toHaveLength(1)
      await expect(canvas.queryByRole('heading', { name: 'Communication' })).toBeNull()
      await expect(canvas.getByRole('heading', { name: 'Student Management' })).toBeVisible()
    })
    await step('nothing found says so', async () => {
      await userEvent.keyboard('xyz')
      await expect(canvas.getByText('No sections match “APPLIxyz”.')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('link', { name: 'Overview' })).toBeVisible()
    })
    await step('Enter opens the first match', async () => {
      await userEvent.keyboard('messa{Enter}')
      await expect(canvas.getByText('/admin/dashboard?section=messages')).toBeInTheDocument()
    })
  },
}

export const FindAnything: Story = {
  name: 'Finds sections, people and actions by Ctrl+K',
  play: async ({ canvas, step }) => {
    await step('Ctrl+K opens it, with every section', async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      const field = await screen.findByRole('combobox', { name: 'Find a section, a person or an action' })
      await waitFor(() => expect(field).toHaveFocus())
      await expect(screen.getByRole('option', { name: /^Settings/ })).toBeInTheDocument()
    })
    await step('people are found, the first entry is chosen by Enter', async () => {
      await userEvent.keyboard('mokoe')
      await expect(await screen.findByRole('option', { name: /Thandi Mokoena/ })).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('/admin/dashboard?section=students&child=1')).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('who does not fit any longer is not chosen while others are still looked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Find anything/ }))
      const field = await screen.findByRole('combobox', { name: /Find a section/ })
      await userEvent.type(field, 'mokoe')
      await expect(await screen.findByRole('option', { name: /Lerato Mokoena/ })).toBeVisible()
      await userEvent.type(field, ' tha{Enter}')
      await expect(await canvas.findByText(/section=students&tab=parents&search=Thandi%20Mokoena$/)).toBeInTheDocument()
    })
    await step('actions too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Find anything/ }))
      await userEvent.type(await screen.findByRole('combobox', { name: /Find a section/ }), 'add stu{Enter}')
      await expect(await canvas.findByText('/admin/dashboard?section=students&do=add')).toBeInTheDocument()
    })
    await step('nothing found says so', async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      await userEvent.type(await screen.findByRole('combobox', { name: /Find a section/ }), 'xyzzy')
      await expect(await screen.findByText('No results for “xyzzy”.')).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
  },
}

export const Notifications: Story = {
  name: 'Opens a notification, and marks all read',
  play: async ({ canvas, args, step }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }))
      return within(await screen.findByRole('menu', { name: 'Notifications' }))
    }
    await step('all can be marked read', async () => {
      await userEvent.click((await open()).getByRole('menuitem', { name: 'Mark all read' }))
      await expect(args.notifications?.onRead).toHaveBeenCalledWith(null)
    })
    await step('one opens what it is about, and is read', async () => {
      const menu = await open()
      await expect(menu.getAllByRole('menuitem', { name: /unread/ })).toHaveLength(2)
      await userEvent.click(menu.getByText(/Hannah Steyn, from Carla Steyn/))
      await expect(args.notifications?.onRead).toHaveBeenCalledWith([11])
      await expect(await canvas.findByText('/admin/dashboard?section=applications&application=40')).toBeInTheDocument()
    })
  },
}

export const NothingNew: Story = {
  ...Empty,
  name: 'Says that nothing needs attention',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    await expect(await screen.findByText('Nothing needs your attention.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const SaysThatItIsLoading: Story = {
  ...Loading,
  name: 'Says what is loading',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading admin dashboard...')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Opens the menu on a phone, and closes it after a choice',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the menu slides in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
      await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
    })
    await step('and closes after a choice', async () => {
      const menu = screen.getByRole('dialog', { name: 'Menu' })
      await userEvent.click(within(menu).getByRole('link', { name: /Applications/ }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
    })
  },
}

export const ChangeTheScheme: Story = {
  name: 'Switches between light and dark',
  play: async ({ canvas }) => {
    const first = document.documentElement.dataset.scheme
    const cookie = document.cookie
    const name = first === 'dark' ? 'Use light mode' : 'Use dark mode'
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(document.documentElement.dataset.scheme).not.toBe(first)
    await expect(document.cookie).not.toBe(cookie)
    const back = first === 'dark' ? 'Use dark mode' : 'Use light mode'
    await userEvent.click(canvas.getByRole('button', { name: back }))
    document.cookie = 'kiewiet_scheme=; path=/; max-age=0'
    await expect(document.documentElement.dataset.scheme).toBe(first)
  },
}
