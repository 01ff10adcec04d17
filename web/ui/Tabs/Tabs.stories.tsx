import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, space } from '../Foundations/controls.ts'
import { Text } from '../Text/Text.tsx'
import * as styles from './Tabs.css.ts'
import { Tabs, type TabsProps } from './Tabs.tsx'

function Chooser(props: TabsProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return <Tabs {...props} chosen={chosen} onChoose={setChosen} />
}

const meta = {
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  parameters: { area: 'admin' },
  args: {
    label: 'Billing',
    chosen: 'records',
    onChoose: fn(),
    tabs: [
      { id: 'records', label: 'Billing Records', count: 17, content: <Text>Seventeen records</Text> },
      { id: 'history', label: 'Payment History', content: <Text>Payments of November</Text> },
      { id: 'reports', label: 'Reports', content: () => <Text>Totals of the year</Text> },
    ],
  },
  argTypes: { look: choice(styles.look), space },
  render: (args) => <Chooser {...args} />,
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** `look="pill"`. */
export const Pill: Story = { args: { look: 'pill' } }

/** A row that is wider than the screen scrolls sideways, and a part of the next tab shows that there is one. */
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 240 }}>{<Story />}</div>] }

export const ArrowKeysMoveBetweenTabs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /Billing Records/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Payment History' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Payments of November')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel', { name: 'Reports' })).toHaveTextContent('Totals of the year')
    await expect(canvas.queryByText('Seventeen records')).toBeNull()
  },
}
