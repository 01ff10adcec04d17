import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Clock, Plus, TriangleAlert, Wallet } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { oneOf, toggle } from '../Foundations/controls.ts'
import type { Column } from './column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

interface Bill {
  id: string
  child: string
  what: string
  due: string
  status: 'Paid' | 'Overdue' | 'Unpaid'
  rand: number
}

const people = [
  'Amahle Dlamini',
  'Ben Fourie',
  'Ethan Naidoo',
  'Kagiso Tau',
  'Lerato Mokoena',
  'Mia van Wyk',
  'Naledi Khumalo',
  'Zoë Jacobs',
]
const statuses = ['Paid', 'Overdue', 'Unpaid'] as const

function bills(count: number): Bill[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    child: `${people[(index * 5) % people.length]}${index < people.length ? '' : ` ${index + 1}`}`,
    what: 'Toddler full-time, November',
    due: `${(index % 28) + 1} Nov 2026`,
    status: statuses[index % 3] ?? 'Paid',
    rand: 2000 + ((index * 70) % 600),
  }))
}

const tones = { Paid: 'good', Overdue: 'danger', Unpaid: 'neutral' } as const
const icons = { Paid: Check, Overdue: TriangleAlert, Unpaid: Clock }
const rand = (amount: number) => `R${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`

const columns: Column<Bill>[] = [
  {
    id: 'child',
    head: 'Child',
    rowHeader: true,
    sortBy: (bill) => bill.child,
    cell: (bill) => (
      <Inline wrap={false} space={8}>
        <Avatar name={bill.child} size={28} />
        {bill.child}
      </Inline>
    ),
    total: (rows) => `${rows.length} records`,
  },
  { id: 'what', head: 'Description', cell: (bill) => bill.what, phone: 'wide' },
  { id: 'due', head: 'Due date', cell: (bill) => bill.due, phoneHead: true },
  {
    id: 'status',
    head: 'Status',
    phone: 'end',
    sortBy: (bill) => bill.status,
    cell: (bill) => (
      <Badge tone={tones[bill.status]} icon={icons[bill.status]}>
        {bill.status}
      </Badge>
    ),
  },
  {
    id: 'amount',
    head: 'Amount',
    align: 'end',
    phone: 'end',
    sortBy: (bill) => bill.rand,
    cell: (bill) => rand(bill.rand),
    total: (rows) => rand(rows.reduce((sum, bill) => sum + bill.rand, 0)),
  },
  {
    id: 'actions',
    head: 'Actions',
    hideHead: true,
    align: 'end',
    phone: 'wide',
    cell: (bill) => (
      <Button tone="quiet" size="small" aria-label={`Invoice of ${bill.child}`}>
        Invoice
      </Button>
    ),
  },
]

const opened = fn()
const selectedChanged = fn()

/** The selection is state of the parent, as on a screen. */
function Ticked(props: DataTableProps<Bill>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  return (
    <Card pad="none">
      <DataTable
        {...props}
        selection={{
          selected,
          name: (bill) => bill.child,
          onChange: (next) => {
            selectedChanged([...next].sort())
            setSelected(next)
          },
        }}
      />
    </Card>
  )
}

const meta = {
  title: 'Design system/Data/DataTable',
  component: DataTable<Bill>,
  parameters: { area: 'admin' },
  args: {
    label: 'Billing records',
    columns,
    rows: bills(8),
    rowKey: (bill) => bill.id,
    onOpen: (bill) => opened(bill.child),
  },
  argTypes: {
    loading: toggle,
    sortable: toggle,
    chosen: oneOf(['1', '2', '3']),
  },
  render: (args) => (
    <Card pad="none">
      <DataTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof DataTable<Bill>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Press a head to sort, and once more to turn it round; what is empty is last either way. */
export const SortedByAmount: Story = { args: { firstSorting: { column: 'amount', descending: true } } }

/**
 * Rows can be ticked, all of them at once in the head. A press with Shift ticks, or unticks, all rows from the
 * last one that was pressed.
 */
export const WithTicks: Story = { render: (args) => <Ticked {...args} /> }

/** Loading, with as many rows as there were. */
export const Loading: Story = { args: { loading: true, skeletonRows: 4 } }

/** Empty, with the first action. */
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={Wallet}
        action={
          <Button size="small" tone="primary" icon={Plus}>
            Create Billing
          </Button>
        }
      >
        Bills of the chosen month will be here.
      </EmptyState>
    ),
  },
}

/** Where it is narrow each row becomes a block. */
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 360 }}>{<Story />}</div>] }

const rowNames = (element: HTMLElement) =>
  within(element)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

export const HeadsSort: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
    const amounts = canvas
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => Number(/R([\d,]+)/.exec(row.textContent ?? '')?.[1]?.replace(',', '')))
    await expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
    await userEvent.click(canvas.getByRole('button', { name: 'Child' }))
    await expect(rowNames(canvasElement)[0]).toContain('Amahle Dlamini')
    await expect(canvas.getByText('R17,960.00')).toBeVisible()
  },
}

export const AllRowsAreTickedAtOnce: Story = {
  ...WithTicks,
  play: async ({ canvasElement }) => {
    selectedChanged.mockClear()
    const canvas = within(canvasElement)
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'All rows' })
    await expect(all.indeterminate).toBe(true)
    const ticked = () => canvas.getAllByRole('checkbox', { checked: true }).filter((box) => box !== all)
    await userEvent.click(all)
    await expect(ticked()).toHaveLength(8)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lerato Mokoena' }))
    await expect(ticked()).toHaveLength(7)
  },
}

/** As in a mail program, also after the rows were sorted, and by keyboard; text is not marked meanwhile. */
export const ShiftTicksARange: Story = {
  ...WithTicks,
  play: async ({ canvasElement }) => {
    selectedChanged.mockClear()
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const boxes = () => canvas.getAllByRole('checkbox').slice(1) as [HTMLElement, ...HTMLElement[]]
    const states = () =>
      boxes()
        .map((box) => ((box as HTMLInputElement).checked ? 'x' : '-'))
        .join('')
    await expect(states()).toBe('-x------')
    await user.click(boxes()[6] as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(boxes()[3] as HTMLElement)
    await waitFor(() => expect(states()).toBe('-x-xxxx-'))
    await user.click(boxes()[4] as HTMLElement)
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(states()).toBe('-x---xx-'))
    await expect(getSelection()?.toString()).toBe('')
    await user.click(canvas.getByRole('button', { name: 'Amount' }))
    const rows = canvas.getAllByRole('row').filter((row) => row.hasAttribute('data-row'))
    await user.click(boxes()[0])
    const one = (boxes()[0] as HTMLInputElement).checked
    rows[2]?.focus()
    await user.keyboard('{Shift>} {/Shift}')
    await waitFor(() =>
      expect(
        boxes()
          .slice(1, 3)
          .every((box) => (box as HTMLInputElement).checked),
      ).toBe(true),
    )
    await expect(one).toBe(true)
  },
}

/** Tab reaches the rows once; arrows walk, Enter opens, Space ticks; buttons in a row keep their own keys. */
export const RowsAreWalkedByKeyboard: Story = {
  ...WithTicks,
  play: async ({ canvasElement }) => {
    opened.mockClear()
    selectedChanged.mockClear()
    const canvas = within(canvasElement)
    const rows = canvas.getAllByRole('row').filter((row) => row.hasAttribute('data-row'))
    rows[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(rows[2]).toHaveFocus()
    await expect(rows.filter((row) => row.tabIndex === 0)).toEqual([rows[2]])
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(selectedChanged).toHaveBeenCalledWith(['2', '3'])
    await userEvent.keyboard('{End}')
    await expect(rows.at(-1)).toHaveFocus()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Invoice of/ })[0] as HTMLElement)
    await expect(opened).toHaveBeenCalledTimes(1)
  },
}

/** Two thousand rows: fewer than sixty are in the document, wherever it is scrolled to. */
export const RendersOnlyRowsInTheViewport: Story = {
  args: { rows: bills(2000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const renderedRows = () => canvasElement.querySelectorAll('tbody tr').length
    await waitFor(() => expect(renderedRows()).toBeGreaterThan(20))
    await expect(renderedRows()).toBeLessThan(60)
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '2001')
    const box = table.parentElement as HTMLElement
    box.scrollTop = 40 * 1000
    await waitFor(() => expect(canvasElement.querySelector('tr[aria-rowindex="1003"]')).not.toBeNull())
    await expect(renderedRows()).toBeLessThan(60)
    canvasElement.querySelector<HTMLElement>('tr[data-row="1001"]')?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvasElement.querySelector('tr[data-row="1999"]')).toHaveFocus())
    await expect(renderedRows()).toBeLessThan(60)
  },
}

/** Paper gets every row. */
export const PaperGetsEveryRow: Story = {
  args: { rows: bills(120) },
  play: async ({ canvasElement }) => {
    const rendered = () => canvasElement.querySelectorAll('tbody tr[data-row]').length
    await waitFor(() => expect(rendered()).toBeGreaterThan(20))
    await expect(rendered()).toBeLessThan(60)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(rendered()).toBe(120)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(rendered()).toBeLessThan(60))
  },
}

export const HeadStaysWhileRowsScroll: Story = {
  args: { rows: bills(60) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('table').parentElement as HTMLElement
    box.scrollTop = 600
    const head = canvas.getByRole('columnheader', { name: 'Amount' }).getBoundingClientRect()
    await expect(Math.round(head.top)).toBe(Math.round(box.getBoundingClientRect().top))
  },
}

export const SaysThatItLoads: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Billing records: loading' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(within(table).getAllByRole('row')).toHaveLength(5)
  },
}

export const OffersTheFirstActionWhereItIsEmpty: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Create Billing' })).toBeVisible()
  },
}

export const BlocksAreStillATable: Story = {
  ...Narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = canvas.getByRole('table', { name: 'Billing records' })
    await expect(table.scrollWidth).toBeLessThanOrEqual(360)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8)
    await expect(canvas.getByText('Status')).not.toBeVisible()
  },
}

const longNames = [
  'Anna-Margaretha Wilhelmina Johanna Jansen van Rensburg',
  'Mokgadi '.repeat(25).trim(),
  'Nkosinathi'.repeat(20),
]

const longRows = (what: string) =>
  longNames.map((child, index) => ({
    id: String(index),
    child,
    what,
    due: '30 Nov 2026',
    status: statuses[index] ?? 'Paid',
    rand: 2400,
  }))

/** Names of 54 and 200 letters, with spaces and without, wrap: every other column stays where it can be read. */
async function namesLeaveRoom(canvasElement: HTMLElement, width: number) {
  const canvas = within(canvasElement)
  const box = canvas.getByRole('table').parentElement as HTMLElement
  await expect(box.scrollWidth).toBeLessThanOrEqual(width)
  const { left, right } = box.getBoundingClientRect()
  for (const name of longNames) {
    const row = canvas.getByRole('button', { name: `Invoice of ${name}` }).closest('tr') as HTMLElement
    await expect(within(row).getByText(name)).toBeVisible()
    for (const part of [within(row).getByText('R2,400.00'), within(row).getByRole('button')]) {
      const place = part.getBoundingClientRect()
      await expect(place.left).toBeGreaterThanOrEqual(left)
      await expect(place.right).toBeLessThanOrEqual(right + 1)
    }
  }
}

export const LongNamesWrap: Story = {
  args: { rows: longRows('Toddler full-time, November') },
  decorators: [(Story) => <div style={{ width: 1000 }}>{<Story />}</div>],
  play: ({ canvasElement }) => namesLeaveRoom(canvasElement, 1000),
}

export const LongNamesWrapOnATablet: Story = {
  args: { rows: longRows('Toddler full-time, November') },
  decorators: [(Story) => <div style={{ width: 700 }}>{<Story />}</div>],
  play: ({ canvasElement }) => namesLeaveRoom(canvasElement, 700),
}

export const LongNamesWrapOnAPhone: Story = {
  args: { rows: longRows('Transport'.repeat(20)) },
  decorators: [(Story) => <div style={{ width: 328 }}>{<Story />}</div>],
  play: ({ canvasElement }) => namesLeaveRoom(canvasElement, 328),
}
