import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AtAddress, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, mockOf, pageOf } from '#web/app/mocks.tsx'
import { ChildOrders } from '../students/panels/SmallPanels.tsx'
import { busyFigures, sampleOrders, uniformServer } from './sampleUniforms.ts'
import { UniformsStory } from './storyFrame.tsx'
import {
  SetUniformOrderStatusDocument,
  UniformFiguresDocument,
  UniformItemsDocument,
  UniformOrdersDocument,
} from './uniforms.generated.ts'
import type { UniformOrder } from './uniforms.ts'

const meta = { title: 'Admin/Uniform Orders', component: UniformsStory } satisfies Meta<typeof UniformsStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled uniform items',
  args: { isBusy: true },
}

export const FilledOrders: Story = { name: 'Filled orders', args: { isBusy: true, at: '&tab=orders' } }

export const FilledAnalytics: Story = {
  name: 'Filled analytics',
  args: { at: '&tab=analytics', overrides: [mockOf(UniformFiguresDocument, { uniformFigures: busyFigures })] },
}

export const Empty: Story = {
  name: 'Empty uniform items',
  args: { overrides: [mockOf(UniformItemsDocument, { uniformItems: [] })] },
}

export const EmptyOrders: Story = {
  name: 'Empty orders',
  args: {
    at: '&tab=orders',
    overrides: [mockOf(UniformOrdersDocument, (page) => ({ uniformOrders: { ...pageOf([], page), revenueCents: 0 } }))],
  },
}

const noFigures = {
  totalOrders: 0,
  totalRevenue: 0,
  itemsInCatalog: 0,
  pendingOrders: 0,
  byMonth: [],
  byItem: [],
}

export const EmptyAnalytics: Story = {
  name: 'Empty analytics',
  args: { at: '&tab=analytics', overrides: [mockOf(UniformFiguresDocument, { uniformFigures: noFigures })] },
}

const broken = failure('Something went wrong.')

// Tests: what happens when something is pressed, typed or refused.

export const Items: Story = {
  name: 'Takes an item out of the catalogue and back, and finds one',
  play: async ({ canvas, step }) => {
    const table = within(await canvas.findByRole('table', { name: 'Uniform items' }))
    await expect(table.getByText('R180.00')).toBeVisible()
    await expect(table.getAllByText('Sold out: 4-5')[0]).toBeVisible()
    await step('out of the catalogue and back', async () => {
      await userEvent.click(table.getByRole('button', { name: 'Deactivate Sun hat' }))
      await told('Sun hat removed from the catalogue')
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await told('Sun hat added to the catalogue')
      await expect(await table.findByRole('button', { name: 'Deactivate Sun hat' })).toBeVisible()
    })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search items' }), 'tracksuit')
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(1))
  },
}

export const NoItems: Story = {
  ...Empty,
  name: 'Offers to add the first item',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No uniform items found...')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Uniform Item' })).toBeVisible()
  },
}

export const ItemsFailed: Story = {
  args: { overrides: [mockOf(UniformItemsDocument, broken)] },
  name: 'Says that the items could not be loaded',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading uniform items. Please try again.')).toBeVisible()
  },
}

export const Orders: Story = {
  name: 'Moves an order to any status, bills it, and narrows the list',
  args: { at: '&tab=orders' },
  play: async ({ canvas, step }) => {
    const table = within(await canvas.findByRole('table', { name: 'Uniform orders' }))
    await expect(table.getByText('2 × Golf shirt,')).toHaveTextContent('2 × Golf shirt, size 3-4')
    await expect(table.getByText('R875.00')).toBeVisible()
    const status = table.getByLabelText('Status of order 3 for Lerato Mokoena')
    await step('any status follows any other, and can be taken back', async () => {
      await userEvent.selectOptions(status, 'Delivered')
      await told('Order status updated')
      await userEvent.click(table.getByRole('button', { name: 'History of order 3' }))
      await expect(await screen.findByText('Pending to Delivered')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(status).toHaveValue('pending'))
    })
    await step('on the account of the family', async () => {
      await userEvent.click(table.getByRole('button', { name: 'Bill order 3 for Lerato Mokoena' }))
      const question = await dialogOf("Add this order to the family's account?", 'alertdialog')
      await userEvent.click(question.getByRole('button', { name: 'Add to account' }))
      await told('Order added to the account')
      await expect(await table.findByText('Billed')).toBeVisible()
    })
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Shipped')
    await expect(table.getAllByRole('rowheader')).toHaveLength(1)
  },
}

export const StatusRefused: Story = {
  name: 'Says why an order keeps its status',
  args: {
    at: '&tab=orders',
    overrides: [mockOf(SetUniformOrderStatusDocument, failure('Golf shirt in size 2-3 is sold out.', 'CONFLICT'))],
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Status of order 1 for Zoë van Wyk'), 'Pending')
    await told('Failed to update order status. Golf shirt in size 2-3 is sold out.')
  },
}

const manyOrders = () =>
  Array.from({ length: 130 }, (_, index) => ({ ...(sampleOrders()[1] as UniformOrder), id: 1000 - index }))

/** More than a page: the sum is that of all, and the older ones come at the press of a button. */
export const ManyOrders: Story = {
  name: 'Shows older orders on request, and sums up all',
  args: {
    at: '&tab=orders',
    overrides: [
      mockOf(UniformOrdersDocument, (page) => ({
        uniformOrders: { ...pageOf(manyOrders(), page), revenueCents: 130 * 42_000 },
      })),
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Uniform orders' }))
    await expect(table.getByText('R54,600.00')).toBeVisible()
    await expect(table.queryByRole('button', { name: 'Student' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show older orders' }))
    await expect(await table.findByRole('button', { name: 'Student' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show older orders' })).toBeNull()
  },
}

export const NoOrders: Story = {
  ...EmptyOrders,
  name: 'Says that there are no orders',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No uniform orders found.')).toBeVisible()
  },
}

export const OrdersFailed: Story = {
  args: { at: '&tab=orders', overrides: [mockOf(UniformOrdersDocument, broken)] },
  name: 'Says that the orders could not be loaded',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading uniform orders. Please try again.')).toBeVisible()
  },
}

export const Analytics: Story = {
  name: 'Shows the figures, and the chart as a table',
  args: { at: '&tab=analytics' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total Revenue')).toBeVisible()
    await expect(canvas.getByText('R875.00')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: /Tracksuit/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('rowheader', { name: 'Oct' })).toBeVisible()
  },
}

export const FilledChild: Story = {
  name: 'Says what was ordered for a child, and leads to all orders',
  render: () => (
    <AtAddress at="/admin/dashboard?section=students&child=1" mocks={uniformServer()}>
      <ChildOrders childId={1} />
    </AtAddress>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 × Golf shirt (3-4), 1 × Sun hat (Small)')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=uniforms&tab=orders&child=1',
    )
  },
}
