import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleContent } from '../sampleContent.ts'
import { onPage } from '../storyFrame.tsx'
import { HomePage } from './home.route.tsx'

const meta = {
  title: 'Site/Home',
  component: HomePage,
  decorators: [onPage('/')],
  parameters: {
    layout: 'fullscreen',
  },
  args: { content: sampleContent, onContact: fn(async () => undefined) },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const FilledPhone: Story = { name: 'Filled: phone', globals: { viewport: { value: 'phone' } } }

/** A new centre without pictures and questions. */
export const Empty: Story = { args: { content: { ...sampleContent, gallery: [], faq: [] } } }

// Tests

export const SaysWhatTheCentreOffers: Story = {
  ...Filled,
  name: 'Says what the centre offers',
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('A warm second home')
    await expect(main.getByRole('link', { name: 'Explore Our Programs' })).toHaveAttribute('href', '/programs')
    await expect(main.getByRole('link', { name: 'Schedule a Visit' })).toHaveAttribute('href', '/contact')
    await expect(main.getByText('R2,050 per month')).toBeVisible()
    await expect(main.getByText('12hrs')).toBeVisible()
    await expect(main.getByText('Monday-Friday, 7:30 AM - 4:30 PM. Closed on weekends.')).toBeVisible()
    for (const program of ['Infant', 'Toddler', 'Preschool']) {
      const link = main.getByRole('link', { name: `Learn more about the ${program} Program` })
      await expect(link).toHaveAttribute('href', `/program/${program.toLowerCase()}`)
    }
    const tour = main.getByRole('link', { name: 'Schedule an In-Person Visit' })
    await expect(tour).toHaveAttribute('href', '/contact')
    await expect(tour).toHaveAttribute('target', '_blank')
    await expect(main.getByRole('link', { name: 'Schedule a Tour' })).toHaveAttribute('href', '/contact')
    await expect(
      main.getAllByRole('button', { name: /^(Building|A story|Watering|Paint|Drums|Quiet|Climb|A cooked)/ }),
    ).toHaveLength(8)
  },
}

/** One answer is open at a time; a press on the open one closes it. */
export const Questions: Story = {
  name: 'Opens one answer at a time',
  play: async ({ canvas }) => {
    const meals = canvas.getByText('Do you provide meals?')
    const transport = canvas.getByText('Do you offer transport?')
    const mealsAnswer = canvas.getByText(/^Yes. Meals and snacks/)
    const transportAnswer = canvas.getByText(/^No, we do not offer a transport service/)
    await expect(mealsAnswer).not.toBeVisible()
    await userEvent.click(meals)
    await expect(mealsAnswer).toBeVisible()
    await userEvent.click(transport)
    await expect(transportAnswer).toBeVisible()
    await expect(mealsAnswer).not.toBeVisible()
    await userEvent.click(transport)
    await expect(transportAnswer).not.toBeVisible()
  },
}
