import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../Button/Button.tsx'
import { Menu, MenuChoice, MenuGroup, MenuItem, MenuSeparator } from './Menu.tsx'

const selected = fn()

const meta = {
  title: 'Design system/Actions/Menu',
  component: Menu,
  subcomponents: { MenuChoice, MenuGroup, MenuItem, MenuSeparator },
  args: {
    button: <IconButton icon={Ellipsis} label="Actions for Thabo Mokoena" />,
    placement: 'bottom-start',
    children: (
      <>
        <MenuItem icon={Pencil} onSelect={() => selected('edit')}>
          Edit
        </MenuItem>
        <MenuItem icon={Download} href="/documents/invoice.pdf">
          Invoice
        </MenuItem>
        <MenuItem to="/students">Open page</MenuItem>
        <MenuItem disabled>Reverse payment</MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => selected('delete')}>
          Delete
        </MenuItem>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ padding: '0 240px 220px 0' }}>{<Story />}</div>],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Open. What cannot be done now is there, in grey. */
export const Open: Story = {
  tags: ['!interaction'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(within(await screen.findByRole('menu')).getAllByRole('menuitem')).toHaveLength(5)
  },
}

/** Headings over the items, and a choice that they follow from. */
export const WithHeadings: Story = {
  tags: ['!interaction'],
  args: {
    children: (
      <>
        <MenuChoice label="Pronoun" options={['they', 'she', 'he']} value="she" onChange={() => undefined} />
        <MenuGroup label="Excellent">
          <MenuItem>Thabo had an excellent term.</MenuItem>
        </MenuGroup>
        <MenuGroup label="Good">
          <MenuItem>Thabo had a good term.</MenuItem>
        </MenuGroup>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('group', { name: 'Excellent' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    selected.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Actions for Thabo Mokoena' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await expect(within(menu).getByRole('menuitem', { name: 'Invoice' })).toHaveAttribute(
      'href',
      '/documents/invoice.pdf',
    )
    await userEvent.keyboard('{End}{Enter}')
    await expect(selected).toHaveBeenCalledWith('delete')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
