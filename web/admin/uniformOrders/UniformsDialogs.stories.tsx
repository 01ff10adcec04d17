import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { choose, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { sampleOrders } from './sampleUniforms.ts'
import { UniformsStory } from './storyFrame.tsx'
import { SetUniformOrderStatusDocument } from './uniforms.generated.ts'
import type { UniformOrder } from './uniforms.ts'

const meta = { title: 'Admin/Uniform Orders', component: UniformsStory } satisfies Meta<typeof UniformsStory>
export default meta
type Story = StoryObj<typeof meta>

export const AddItem: Story = {
  name: 'Names what is missing, then adds an item',
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

export const EditItem: Story = {
  name: 'Gives an item another name',
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
  name: 'Counts the stock of an item',
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
    await expect(await canvas.findByText('7 items')).toBeVisible()
  },
}

export const SeveralToOneStatus: Story = {
  name: 'Moves several orders, and says which was refused',
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
  name: 'Names what is missing, then adds an order',
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
    await userEvent.selectOptions(first.getByLabelText('Item'), 'Golf shirt, R180.00')
    await expect(first.getByRole('option', { name: '4-5, sold out' })).toBeDisabled()
    await userEvent.selectOptions(first.getByLabelText('Size'), '3-4')
    await userEvent.clear(first.getByLabelText('Quantity'))
    await userEvent.type(first.getByLabelText('Quantity'), '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Add another item' }))
    const second = within(dialog.getByRole('group', { name: 'Item 2' }))
    await userEvent.selectOptions(second.getByLabelText('Item'), 'Sun hat, R95.00')
    await userEvent.selectOptions(second.getByLabelText('Size'), 'Small')
    await expect(dialog.getByText('Total R455.00')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add Order' }))
    await told('Order added successfully')
  },
}
