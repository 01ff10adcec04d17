import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { dialogOf, Portal } from '../storyFrame.tsx'
import {
  CancelUniformOrderDocument,
  OrderUniformDocument,
  ParentUniformsDocument,
  type ParentUniformsQuery,
} from './uniforms.generated.ts'

const meta = {
  title: 'Portal/Uniforms',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/uniforms', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

const item = (id: number, name: string, category: string, price: number, stock: (number | null)[]) => ({
  id,
  name,
  category,
  price,
  description: 'Soft cotton, easy to put on, with the kiewiet on it.',
  sizes: stock.map((left, index) => ({ id: id * 10 + index, name: ['2-3', '3-4', '4-5'][index] ?? '', stock: left })),
})

const lerato = { id: 1, firstName: 'Lerato', lastName: 'Mokoena', enrolledOn: '2025-01-13', lastDay: null }
const thabo = { id: 4, firstName: 'Thabo', lastName: 'Mokoena', enrolledOn: '2025-01-13', lastDay: null }

const shop: ParentUniformsQuery = {
  uniformCatalogue: [
    item(1, 'Golf shirt', 'Shirt', 18_000, [9, 2, 0]),
    item(2, 'Summer dress', 'Dress', 22_000, [4, 4, 4]),
    item(3, 'Sun hat', 'Hat', 9_500, [null]),
    item(4, 'Tracksuit', 'Tracksuit', 42_000, [null, null]),
    item(5, 'Backpack', 'Bag', 16_000, [0]),
    item(6, 'Art apron', 'Other', 8_000, [3, 1]),
  ],
  myChildren: [lerato, thabo],
  myUniformOrders: [
    {
      id: 12,
      status: 'pending',
      total: 31_500,
      orderDate: '2026-11-09',
      note: 'Please write her name inside.',
      child: lerato,
      lines: [
        { id: 1, name: 'Summer dress', size: '2-3', quantity: 1, price: 22_000 },
        { id: 2, name: 'Sun hat', size: 'Small', quantity: 1, price: 9_500 },
      ],
      history: [{ id: 1, toStatus: 'pending', createdAt: '2026-11-09T07:00:00.000Z' }],
    },
    {
      id: 9,
      status: 'shipped',
      total: 42_000,
      orderDate: '2026-10-28',
      note: null,
      child: thabo,
      lines: [{ id: 3, name: 'Tracksuit', size: '4-5', quantity: 1, price: 42_000 }],
      history: [
        { id: 2, toStatus: 'pending', createdAt: '2026-10-28T07:00:00.000Z' },
        { id: 3, toStatus: 'processing', createdAt: '2026-10-30T07:00:00.000Z' },
        { id: 4, toStatus: 'shipped', createdAt: '2026-11-06T07:00:00.000Z' },
      ],
    },
    {
      id: 3,
      status: 'cancelled',
      total: 9_500,
      orderDate: '2026-08-03',
      note: null,
      child: lerato,
      lines: [{ id: 4, name: 'Sun hat', size: 'Small', quantity: 1, price: 9_500 }],
      history: [{ id: 5, toStatus: 'pending', createdAt: '2026-08-03T07:00:00.000Z' }],
    },
  ],
}

/** Answers what the list asks, and keeps that its first order is cancelled. */
function cancellable() {
  const [first, ...others] = shop.myUniformOrders
  let order = first
  return [
    mockOf(ParentUniformsDocument, () => ({ ...shop, myUniformOrders: order ? [order, ...others] : others })),
    mockOf(CancelUniformOrderDocument, () => {
      if (!order) return failure('This order was not found.', 'NOT_FOUND')
      const event = { id: 6, toStatus: 'cancelled', createdAt: '2026-11-24T07:00:00.000Z' }
      order = { ...order, status: 'cancelled', history: [...order.history, event] }
      return { cancelUniformOrder: order }
    }),
  ]
}

async function chooseShirt(canvas: Pick<ReturnType<typeof within>, 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Choose Golf shirt' }))
  const dialog = await dialogOf('Golf shirt')
  await userEvent.click(dialog.getByRole('button', { name: 'Add to basket' }))
  await expect(await dialog.findByText('Please choose a size.')).toBeVisible()
  await expect(dialog.getByRole('option', { name: '4-5, sold out' })).toBeDisabled()
  await userEvent.selectOptions(dialog.getByLabelText('Size'), '3-4, 2 left')
  await userEvent.selectOptions(dialog.getByLabelText('Quantity'), '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Add to basket' }))
}

/** What was chosen before the view was left, or the page loaded again. */
const withBasket = () =>
  sessionStorage.setItem('draft:basket', JSON.stringify({ lines: [{ itemId: 1, size: '3-4', quantity: 2 }] }))

const downToOne = mockOf(
  OrderUniformDocument,
  failure('Golf shirt in size 3-4 is down to 1. Please change the order.', 'CONFLICT'),
)

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled: catalogue',
  args: { mocks: [mockOf(ParentUniformsDocument, shop)] },
  beforeEach: withBasket,
}

export const FilledOrders: Story = {
  name: 'Filled: your orders',
  args: { ...Filled.args, at: '/parent/uniforms?tab=orders' },
}

export const Empty: Story = {
  name: 'Empty: catalogue',
  args: { mocks: [mockOf(ParentUniformsDocument, { ...shop, uniformCatalogue: [], myUniformOrders: [] })] },
}

// Tests

export const Catalogue: Story = {
  name: 'Fills the basket and sends the order',
  args: {
    mocks: [
      mockOf(ParentUniformsDocument, shop),
      mockOf(OrderUniformDocument, ({ input }) =>
        [input.lines].flat().length === 2 ? { orderUniform: { id: 13, version: 1 } } : failure('A line is missing.'),
      ),
    ],
  },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('article', { name: 'Backpack' })).toHaveTextContent('Sold out')
    await chooseShirt(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Sun hat' }))
    await userEvent.click((await dialogOf('Sun hat')).getByRole('button', { name: 'Add to basket' }))
    const basket = within(await canvas.findByRole('region', { name: 'Your basket' }))
    await waitFor(() => expect(basket.getByText('3 items')).toBeVisible())
    await canvas.findByText(/^Sun hat, size .+, added. In your basket: 3 items, R455.00.$/)
    await expect(sessionStorage.getItem('draft:basket')).toContain('"quantity":2')
    await step('stays while one looks at what was ordered before', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /Your orders/ }))
      await userEvent.click(canvas.getByRole('tab', { name: 'Catalogue' }))
      await expect(canvas.getByText('3 items')).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    await step('for a child, with the total', async () => {
      const dialog = await dialogOf('Your order')
      await expect(dialog.getByText('R455.00')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Send order' }))
      await expect(await dialog.findByText('Please choose a child.')).toBeVisible()
      await userEvent.selectOptions(dialog.getByLabelText('For which child?'), 'Thabo Mokoena')
      await userEvent.click(dialog.getByRole('button', { name: 'Send order' }))
    })
    await expect(await screen.findByText('Order sent')).toBeInTheDocument()
    await expect(sessionStorage.getItem('draft:basket')).toBeNull()
    await canvas.findByRole('tab', { name: /Your orders/, selected: true })
  },
}

export const BasketOfBefore: Story = {
  name: 'Keeps the basket',
  args: { mocks: [mockOf(ParentUniformsDocument, shop)] },
  beforeEach: withBasket,
  play: async ({ canvas }) => {
    const basket = within(await canvas.findByRole('region', { name: 'Your basket' }))
    await expect(basket.getByText('2 items')).toBeVisible()
  },
}

export const OrderRefused: Story = {
  name: 'Says what of an order is sold out',
  args: {
    mocks: [mockOf(ParentUniformsDocument, { ...shop, myChildren: [lerato] }), downToOne],
  },
  play: async ({ canvas }) => {
    await chooseShirt(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    const dialog = await dialogOf('Your order')
    await expect(dialog.getByLabelText('For which child?')).toHaveValue('1')
    await userEvent.click(dialog.getByRole('button', { name: 'Send order' }))
    await expect(await dialog.findByText(/is down to 1/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Golf shirt, size 3-4' }))
    await expect(canvas.queryByRole('region', { name: 'Your basket' })).toBeNull()
  },
}

export const OwnOrders: Story = {
  name: 'Shows the way of each order, and cancels one',
  args: {
    at: '/parent/uniforms?tab=orders',
    mocks: cancellable(),
  },
  play: async ({ canvas }) => {
    const shipped = within(await canvas.findByRole('region', { name: 'Thabo, 28 October 2026' }))
    await expect(shipped.getByText('Shipped', { selector: '[aria-current=step] *' })).toBeVisible()
    await expect(shipped.queryByRole('button')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order of 9 November 2026, R315.00' }))
    const question = await dialogOf('Cancel this order?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }))
    await expect(await screen.findByText('Order cancelled')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Lerato' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Thabo, 28 October 2026' })).toBeNull())
  },
}

export const NothingYet: Story = {
  name: 'Says that nothing is there yet',
  args: {
    at: '/parent/uniforms?tab=orders',
    mocks: [mockOf(ParentUniformsDocument, { ...shop, uniformCatalogue: [], myUniformOrders: [] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Catalogue' }))
    await expect(await canvas.findByText('The catalogue is empty')).toBeVisible()
  },
}
