import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as fieldStyles from '../Field/Field.css.ts'
import { choice, toggle, words } from '../Foundations/controls.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'

function Chooser(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = {
  title: 'Design system/Forms/DateField',
  component: DateField,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
  render: (args) => <Chooser {...args} />,
  args: {
    label: 'Preferred start date',
    value: '2026-12-14',
    today: '2026-12-10',
    onChange: fn(),
    holidays: { '2026-12-16': 'Day of Reconciliation', '2026-12-25': 'Christmas Day', '2026-12-26': 'Day of Goodwill' },
  },
  argTypes: {
    label: words,
    hint: words,
    error: words,
    size: choice(fieldStyles.size),
    optional: toggle,
    hideLabel: toggle,
    disabled: toggle,
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Empty. */
export const Empty: Story = { args: { value: '' } }

/** Both ways of writing a day are understood; text that is no day yet is handed on as it is. */
export const UnderstandsUsualWaysOfWriting: Story = {
  args: { value: '' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Preferred start date')
    await userEvent.type(input, '29/2/2023')
    await expect(args.onChange).toHaveBeenLastCalledWith('29/2/2023')
    await userEvent.clear(input)
    await userEvent.type(input, '2026-12-1')
    await expect(input).toHaveValue('2026-12-1')
    await userEvent.type(input, '4')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-14')
    await userEvent.tab()
    await expect(input).toHaveValue('14/12/2026')
  },
}

/** A year of two digits is one when the field is left: of a birthday, the last that is not to come. */
export const ReadsAYearOfTwoDigits: Story = {
  args: { value: '', label: 'Date of birth', max: '2026-12-10' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Date of birth')
    // a keyboard of digits alone has no way to type these
    await expect(input).not.toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '15/03/24')
    await expect(args.onChange).toHaveBeenLastCalledWith('15/03/24')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-15')
    await expect(input).toHaveValue('15/03/2024')
    await userEvent.clear(input)
    await userEvent.type(input, '3 Mar 25{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-03')
  },
}

/** Opens with the chosen day focused, moves by arrow keys, Enter picks it, the focus returns. */
export const CalendarByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Open calendar' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date' })
    await waitFor(() =>
      expect(
        within(dialog).getByRole('button', {
          name: /^Monday,? 14 December 2026, selected$/,
        }),
      ).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(within(dialog).getByRole('button', { name: /16 December 2026, Day of Reconciliation/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-16')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByLabelText('Preferred start date')).toHaveValue('16/12/2026')
  },
}

/** The open calendar names the month's public holidays; days outside the limits cannot be picked. */
export const Open: Story = {
  tags: ['!interaction'],
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{<Story />}</div>],
  args: { min: '2026-12-07', max: '2027-01-29' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open calendar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date' })
    await expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['16 Day of Reconciliation', '25 Christmas Day', '26 Day of Goodwill'])
    await expect(within(dialog).getByRole('button', { name: /\b4 December 2026$/ })).toBeDisabled()
    await expect(within(dialog).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/^Mo/)
  },
}

/** What is no day stays as it was typed, and the message shows how a day can be written. */
export const Wrong: Story = {
  args: { value: '14/2024', error: 'Please enter a valid date of birth.', label: 'Date of birth' },
}

export const SaysHowADayCanBeWritten: Story = {
  ...Wrong,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Date of birth')).toHaveAccessibleDescription(
      'Please enter a valid date of birth. For example 15/03/2024 or 15 March 2024.',
    )
  },
}

export const ShowsTheDayAsPeopleWriteIt: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Preferred start date')).toHaveValue('14/12/2026')
  },
}
