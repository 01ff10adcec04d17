import type { Meta, StoryObj } from '@storybook/react-vite'
import { UsersRound } from 'lucide-react'
import { fn } from 'storybook/test'
import { RestoreDialog } from './RestoreDialog.tsx'

const rows: { id: number; name: string; isErased?: boolean }[] = [
  { id: 1, name: 'Ben Fourie' },
  { id: 2, name: 'Lerato Mokoena' },
  { id: 3, name: 'Erased child 3', isErased: true },
]
const read = { shown: { data: {}, isCurrent: true }, shownRows: rows, error: undefined, loading: false, refetch: fn() }
const next = { hasMore: true, loading: false, failed: false, load: fn() }

const meta = {
  title: 'Admin/Shared/Restore dialog',
  component: RestoreDialog<(typeof rows)[number]>,
  args: {
    title: 'Deleted students',
    description: 'Each of them can be restored with everything that was recorded.',
    list: read,
    columns: [{ id: 'name', head: 'Student', rowHeader: true, cell: ({ name }) => name }],
    icon: UsersRound,
    none: 'No deleted students.',
    actionOf: ({ name }) => `Restore ${name}`,
    onRestore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RestoreDialog<(typeof rows)[number]>>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { list: { ...read, next } },
}

export const Empty: Story = { args: { list: { ...read, shownRows: [] } } }
