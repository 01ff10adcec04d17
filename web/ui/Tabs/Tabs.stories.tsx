import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

function Kept({ look }: Pick<TabsProps, 'look'>) {
  const [chosen, setChosen] = useState('records')
  return (
    <Tabs
      label="Billing"
      look={look}
      chosen={chosen}
      onChoose={setChosen}
      tabs={[
        { id: 'records', label: 'Billing Records', count: 17, content: <Text>Seventeen records</Text> },
        { id: 'history', label: 'Payment History', content: <Text>Payments of November</Text> },
        { id: 'reports', label: 'Reports', content: () => <Text>Totals of the year</Text> },
      ]}
    />
  )
}

const meta = { title: 'Design system/Tabs', component: Kept } satisfies Meta<typeof Kept>
export default meta
type Story = StoryObj<typeof meta>

export const Underline: Story = {
  args: { look: 'underline' },
  parameters: { area: 'admin' },
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

export const Pill: Story = { args: { look: 'pill' } }
