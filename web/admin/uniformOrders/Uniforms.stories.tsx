import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { AtAddress, choose, dialogOf, told } from '../shared/storyFrame.tsx'
import { ChildOrders } from '../students/panels/SmallPanels.tsx'
import type { UniformOrder } from './uniforms.ts'
import { sampleOrders, uniformServer } from './sampleUniforms.ts'
import {
  AddUniformOrderDocument,
  CreateUniformItemDocument,
  SetUniformOrderStatusDocument,
  SetUniformStockDocument,
  UniformItemsDocument,
  UniformOrdersDocument,
} from './uniforms.generated.ts'
import { Uniforms } from './Uniforms.screen.tsx'

interface Args {
  at: string
  overrides: Mock[]
}

const meta = {
  title: 'Admin/Uniform Orders',
  args: { at: '', overrides: [] },
  render: ({ at, overrides }) => (
    <AtAddress at={`/admin/dashboard?section=uniforms${at}`} mocks={uniformServer(overrides)}>
      <Uniforms />
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Items: Story = {
  play: async ({ canvas, step }) => {
    const table = within(await canvas.findByRole('table', { name: 'Uniform items' }))
    await expect(table.getByText('R 180.00')).toBeVisible()
    await expect(table.getAllByText('Sold out: 4-5')[0]).toBeVisible()
    await step('out of the catalogue and back', async () => {
      await userEvent.click(table.getByRole('button', { name: 'Deactivate Sun hat' }))
      await told('Sun hat is out of the catalogue')
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await told('Sun hat is in the catalogue')
      await expect(await table.findByRole('button', { name: 'Deactivate Sun hat' })).toBeVisible()
    })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search items' }), 'tracksuit')
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(1))
  },
}

export const AddItem: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Uniform Item' }))
    const dialog = await dialogOf('Add Uniform Item')
    await step('says what is missing', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add Item' }))
      await expect(await dialog.findByText('Item name is required')).toBeVisible()
      await expect(dialog.getByText('Please enter a price such as 180.00.')).toBeVisible()
      await expect(dialog.getByText('Please enter the sizes, separated by commas.')).toBeVisible()
      await expect(dialog.getByText('Category is required')).toBeVisible()
    })
    await userEvent.type(dialog.getByLabelText('Item name'), 'Play shorts')
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Shorts')
    await userEvent.type(dialog.getByLabelText('Price'), '140')
    await userEvent.type(dialog.getByLabelText('Sizes'), '2-3, 3-4')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Item' }))
    await told('Uniform item added successfully')
    await expect(await canvas.findByText('Play shorts')).toBeVisible()
  },
}

export const AddItemFailed: Story = {
  args: { overrides: [mockOf(CreateUniformItemDocument, failure('The name is wrong.', 'BAD_USER_INPUT'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Uniform Item' }))
    const dialog = await dialogOf('Add Uniform Item')
    await userEvent.type(dialog.getByLabelText('Item name'), 'Play shorts')
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Shorts')
    await userEvent.type(dialog.getByLabelText('Price'), '140,50')
    await userEvent.type(dialog.getByLabelText('Sizes'), 'S')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Item' }))
    await expect(await dialog.findByText('Failed to save uniform item. The name is wrong.')).toBeVisible()
  },
}

export const EditItem: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Golf shirt' }))
    const dialog = await dialogOf('Edit Golf shirt')
    await expect(dialog.getByLabelText('Price')).toHaveValue('180.00')
    await expect(dialog.getByLabelText('Sizes')).toHaveValue('2-3, 3-4, 4-5')
    await userEvent.clear(dialog.getByLabelText('Item name'))
    await userEvent.type(dialog.getByLabelText('Item name'), 'Polo shirt')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await told('Uniform item updated successfully')
    await expect(await canvas.findByText('Polo shirt')).toBeVisible()
  },
}

export const Stock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stock of Tracksuit' }))
    const dialog = await dialogOf('Stock of Tracksuit')
    const first = dialog.getByLabelText('Size 2-3')
    await userEvent.type(first, 'a few')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Please enter a whole number, or leave it empty.')).toBeVisible()
    await userEvent.clear(first)
    await userEvent.type(first, '7')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await told('Stock saved')
    await expect(await canvas.findByText('7 pieces')).toBeVisible()
  },
}

export const StockCountedMeanwhile: Story = {
  args: {
    overrides: [mockOf(SetUniformStockDocument, failure('Size 2-3 has 8 in stock now. Count again.', 'CONFLICT'))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stock of Golf shirt' }))
    const dialog = await dialogOf('Stock of Golf shirt')
    await userEvent.type(dialog.getByLabelText('Size 2-3'), '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/has 8 in stock now/)).toBeVisible()
  },
}

export const NoItems: Story = {
  args: { overrides: [mockOf(UniformItemsDocument, { uniformItems: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No uniform items found...')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Uniform Item' })).toBeVisible()
  },
}

export const ItemsLoading: Story = {
  args: { overrides: [mockOf(UniformItemsDocument, 'pending')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading uniform items')).toBeInTheDocument()
  },
}

export const ItemsFailed: Story = {
  args: { overrides: [mockOf(UniformItemsDocument, failure('Something went wrong.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading uniform items. Please try again.')).toBeVisible()
  },
}

export const Orders: Story = {
  args: { at: '&tab=orders' },
  play: async ({ canvas, step }) => {
    const table = within(await canvas.findByRole('table', { name: 'Uniform orders' }))
    await expect(table.getByText('2 × Golf shirt,')).toHaveTextContent('2 × Golf shirt, size 3-4')
    await expect(table.getByText('R 875.00')).toBeVisible()
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
      await userEvent.click(table.getByRole('button', { name: 'Bill order 3 of Lerato Mokoena' }))
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
  args: {
    at: '&tab=orders',
    overrides: [mockOf(SetUniformOrderStatusDocument, failure('Golf shirt in size 2-3 is sold out.', 'CONFLICT'))],
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Status of order 1 for Zoë van Wyk'), 'Pending')
    await told('Failed to update order status. Golf shirt in size 2-3 is sold out.')
  },
}

export const SeveralToOneStatus: Story = {
  args: {
    at: '&tab=orders',
    overrides: [
      mockOf(SetUniformOrderStatusDocument, ({ id }) =>
        id === 1
          ? failure('Golf shirt in size 2-3 is sold out.', 'CONFLICT')
          : { setUniformOrderStatus: { ...(sampleOrders()[0] as UniformOrder), status: 'processing', version: 2 } },
      ),
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Uniform orders' }))
    await userEvent.click(table.getByRole('checkbox', { name: 'Order 3, Lerato Mokoena' }))
    await userEvent.click(table.getByRole('checkbox', { name: 'Order 1, Zoë van Wyk' }))
    await choose('Set status', 'Processing')
    const dialog = await dialogOf('Set status to Processing')
    await userEvent.click(dialog.getByRole('button', { name: 'Update 2 orders' }))
    await expect(await dialog.findByText('1 order set to Processing')).toBeVisible()
    await expect(dialog.getByText(/^Order 1, Zoë van Wyk: .*sold out\.$/)).toBeVisible()
  },
}

export const AddOrder: Story = {
  args: { at: '&tab=orders' },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Order' }))
    const dialog = await dialogOf('Add Order')
    await step('says what is missing', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add Order' }))
      await expect(await dialog.findByText('Please choose a child.')).toBeVisible()
      await expect(dialog.getByText('Please choose an item.')).toBeVisible()
      await expect(dialog.getByText('Please choose a size.')).toBeVisible()
    })
    await userEvent.type(dialog.getByLabelText('Child'), 'sipho')
    await userEvent.click(await screen.findByRole('option', { name: /Sipho Dlamini/ }))
    const first = within(dialog.getByRole('group', { name: 'Item 1' }))
    await userEvent.selectOptions(first.getByLabelText('Item'), 'Golf shirt, R 180.00')
    await expect(first.getByRole('option', { name: '4-5, sold out' })).toBeDisabled()
    await userEvent.selectOptions(first.getByLabelText('Size'), '3-4')
    await userEvent.clear(first.getByLabelText('Quantity'))
    await userEvent.type(first.getByLabelText('Quantity'), '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Another item' }))
    const second = within(dialog.getByRole('group', { name: 'Item 2' }))
    await userEvent.selectOptions(second.getByLabelText('Item'), 'Sun hat, R 95.00')
    await userEvent.selectOptions(second.getByLabelText('Size'), 'Small')
    await expect(dialog.getByText('Total R 455.00')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add Order' }))
    await told('Order added successfully')
  },
}

export const AddOrderFailed: Story = {
  args: {
    at: '&tab=orders',
    overrides: [mockOf(AddUniformOrderDocument, failure('Sun hat in size Small is sold out.', 'CONFLICT'))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Order' }))
    const dialog = await dialogOf('Add Order')
    await userEvent.type(dialog.getByLabelText('Child'), 'sipho')
    await userEvent.click(await screen.findByRole('option', { name: /Sipho Dlamini/ }))
    await userEvent.selectOptions(dialog.getByLabelText('Item'), 'Sun hat, R 95.00')
    await userEvent.selectOptions(dialog.getByLabelText('Size'), 'Small')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Order' }))
    await expect(await dialog.findByText('Failed to add order. Sun hat in size Small is sold out.')).toBeVisible()
  },
}

const manyOrders = () =>
  Array.from({ length: 130 }, (_, index) => ({ ...(sampleOrders()[1] as UniformOrder), id: 1000 - index }))

/** More than a page: the sum is that of all, and the older ones come at the press of a button. */
export const ManyOrders: Story = {
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
    await expect(table.getByText('R 54,600.00')).toBeVisible()
    await expect(table.queryByRole('button', { name: 'Student' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show older orders' }))
    await expect(await table.findByRole('button', { name: 'Student' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show older orders' })).toBeNull()
  },
}

export const NoOrders: Story = {
  args: {
    at: '&tab=orders',
    overrides: [mockOf(UniformOrdersDocument, (page) => ({ uniformOrders: { ...pageOf([], page), revenueCents: 0 } }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No uniform orders found.')).toBeVisible()
  },
}

export const OrdersFailed: Story = {
  args: { at: '&tab=orders', overrides: [mockOf(UniformOrdersDocument, failure('Something went wrong.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading uniform orders. Please try again.')).toBeVisible()
  },
}

export const Analytics: Story = {
  args: { at: '&tab=analytics' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total Revenue')).toBeVisible()
    await expect(canvas.getByText('R 875.00')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: /Tracksuit/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('rowheader', { name: 'Oct' })).toBeVisible()
  },
}

export const OnAChildsPage: Story = {
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
