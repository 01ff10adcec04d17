import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../Dialog/Dialog.tsx'
import { choice, toggle, words } from '../Foundations/controls.ts'
import type { ComboboxFieldProps } from './ComboboxBox.tsx'
import { ComboboxField } from './ComboboxField.tsx'
import * as styles from './Field.css.ts'

const names = ['Lerato Mokoena', 'Thabo Mokoena', 'Zoë van Wyk', 'Lerato Dlamini']
const options = names.map((label, index) => ({ value: String(index + 1), label, note: 'Explorers' }))

function Chooser(props: ComboboxFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <ComboboxField {...props} value={value} onChange={setValue} />
      <output hidden>{value}</output>
    </>
  )
}

const meta = {
  title: 'Design system/Forms/ComboboxField',
  component: ComboboxField,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
  args: { label: 'Child', placeholder: 'Type a name', options, value: '', onChange: fn() },
  argTypes: {
    label: words,
    hint: words,
    error: words,
    placeholder: words,
    size: choice(styles.size),
    optional: toggle,
    hideLabel: toggle,
    disabled: toggle,
  },
  render: (args) => <Chooser {...args} />,
} satisfies Meta<typeof ComboboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Something is chosen. */
export const Chosen: Story = { args: { value: '2' } }

/** Open. At most 50 are listed; a line says how many more there are. */
export const Open: Story = {
  tags: ['!interaction'],
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{<Story />}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Child' }))
    await expect(await screen.findAllByRole('option')).toHaveLength(4)
  },
}

const chosenValue = (canvasElement: HTMLElement) => canvasElement.querySelector('output')?.textContent

/** Found by a part of the name without its accents; Enter takes the first. */
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Child' })
    await userEvent.type(field, 'zoe')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Zoë van Wyk')
    await expect(chosenValue(canvasElement)).toBe('3')
  },
}

export const ChosenByPress: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Child' }))
    const list = await screen.findByRole('listbox', { name: 'Child' })
    await userEvent.click(within(list).getByRole('option', { name: /Lerato Dlamini/ }))
    await expect(canvas.getByRole('combobox')).toHaveValue('Lerato Dlamini')
    await expect(chosenValue(canvasElement)).toBe('4')
  },
}

/** What is no name of the list never becomes a choice, and an emptied field has none. */
export const LeftHalfTypedItFallsBack: Story = {
  args: { value: '2' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Child' })
    await userEvent.clear(field)
    await userEvent.type(field, 'nobody')
    await expect(await screen.findByText('Nothing found.')).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('Thabo Mokoena')
    await userEvent.clear(field)
    await userEvent.tab()
    await waitFor(() => expect(chosenValue(canvasElement)).toBe(''))
    await expect(field).toHaveValue('')
  },
}

const close = fn()

/** Escape closes the list first, and the dialog only once there is none. */
export const EscapeClosesTheListBeforeTheDialog: Story = {
  render: (args) => (
    <Dialog onClose={close} title="Link a child">
      <Chooser {...args} />
    </Dialog>
  ),
  play: async () => {
    close.mockClear()
    const field = await screen.findByRole('combobox', { name: 'Child' })
    await userEvent.type(field, 'lera')
    await expect(await screen.findByRole('option', { name: /Lerato Dlamini/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
  },
}

/** What the server found is shown as it is: a parent may be found by the name of a child. */
export const ShowsWhatTheServerFound: Story = {
  args: { remote: { onType: fn(), searching: false, hasMore: false, chosen: undefined } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Child' }), 'nomvula')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
  },
}
