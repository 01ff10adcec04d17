import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, toggle, words } from '../Foundations/controls.ts'
import * as styles from './Field.css.ts'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Finder(props: SearchFieldProps) {
  const [text, setText] = useState(props.value)
  return <SearchField {...props} value={text} onChange={setText} />
}

const meta = {
  title: 'Design system/Forms/SearchField',
  component: SearchField,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
  args: { label: 'Search records', placeholder: 'Search records', value: '', onChange: fn() },
  argTypes: { placeholder: words, size: choice(styles.size), hideLabel: toggle, disabled: toggle },
  render: (args) => <Finder {...args} />,
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** With something typed. */
export const Typed: Story = { args: { value: 'Mok' } }

export const CrossAndEscapeEmptyIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('searchbox', { name: 'Search records' })
    await userEvent.type(input, 'Thabo')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'Zoë{Escape}')
    await expect(input).toHaveValue('')
  },
}
