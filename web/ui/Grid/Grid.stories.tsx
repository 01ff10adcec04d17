import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { amount, space, toggle } from '../Foundations/controls.ts'
import { Sample } from '../Foundations/Sample.tsx'
import { Grid } from './Grid.tsx'

const names = ['Discoverers', 'Little Learners', 'Young Scholars']

const meta = {
  title: 'Design system/Layout/Grid',
  component: Grid,
  args: {
    columnsOf: 220,
    as: 'ul',
    children: names.map((name) => (
      <li key={name}>
        <Sample>{name}</Sample>
      </li>
    )),
  },
  argTypes: { columnsOf: amount(120, 480, 20), space, keepWidth: toggle },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Two cards of a row for five stay as narrow as they would be there. */
export const FewKeepTheirWidth: Story = {
  args: { columnsOf: 160, keepWidth: true },
}

export const ChildrenShareARow: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items[0]?.getBoundingClientRect().top).toBe(items[1]?.getBoundingClientRect().top)
  },
}
