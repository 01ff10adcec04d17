import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, HandCoins, UserRound } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { words } from '../Foundations/controls.ts'
import { CommandDialog, type CommandDialogProps } from './CommandDialog.tsx'

const chosen = fn()
const all = [
  { heading: 'Sections', label: 'Attendance', icon: CalendarDays },
  { heading: 'Sections', label: 'Billing', icon: HandCoins },
  { heading: 'Children', label: 'Lerato Mokoena', note: 'Little Learners', icon: UserRound },
  { heading: 'Children', label: 'Lerato Dlamini', note: 'Discoverers', icon: UserRound },
]

/** Finds as the search of the admin area does: what is typed is somewhere in the label. */
function Finder(props: CommandDialogProps) {
  const [typed, setTyped] = useState(props.typed)
  const found = all.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  const groups = ['Sections', 'Children'].map((heading) => ({
    heading,
    commands: found
      .filter((entry) => entry.heading === heading)
      .map((entry) => ({ ...entry, id: entry.label, onChoose: () => chosen(entry.label) })),
  }))
  return <CommandDialog {...props} typed={typed} onType={setTyped} groups={groups} />
}

const meta = {
  title: 'Design system/Actions/CommandDialog',
  component: CommandDialog,
  parameters: { area: 'admin', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onClose: fn(),
    label: 'Search sections, children and parents',
    placeholder: 'Where to?',
    typed: '',
    onType: fn(),
    groups: [],
    nothing: 'Nothing found. Try a part of a name.',
  },
  argTypes: { placeholder: words },
  render: (args) => <Finder {...args} />,
} satisfies Meta<typeof CommandDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing was found. */
export const NothingFound: Story = { args: { typed: 'zebra' } }

export const EnterChoosesTheFirst: Story = {
  play: async ({ args }) => {
    chosen.mockClear()
    const field = await screen.findByRole('combobox', { name: args.label })
    await userEvent.type(field, 'lerato d')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenCalledWith('Lerato Dlamini')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
