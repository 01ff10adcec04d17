import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellRing, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#web/ui/Button/Button.tsx'
import { MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { after } from '#web/app/StorySteps.tsx'
import { BackButton } from './BackButton.tsx'
import { SelectionTools } from './bulk/SelectionTools.tsx'
import { ClassChips } from './ClassChips.tsx'
import type { FilterFieldProps } from './FilterField.tsx'
import { Toolbar } from './people/Toolbar.tsx'
import { ActionsMenu } from './recordActions.tsx'
import { SectionTabs } from './SectionTabs.tsx'
import { AtAddress, stay } from './storyFrame.tsx'
import { useSearch } from './useSearchParam.ts'

/** What is around a list of the admin area: above it, beside a record, in place of its buttons. */
const meta = {
  title: 'Admin/Shared/List parts',
  args: { children: null },
  render: ({ children }) => (
    <AtAddress at="/admin/dashboard" mocks={[]}>
      {children}
    </AtAddress>
  ),
} satisfies Meta<{ children: ReactNode }>
export default meta
type Story = StoryObj<typeof meta>

const filters: readonly FilterFieldProps[] = [
  {
    label: 'Status',
    placeholder: 'All statuses',
    options: [
      { value: 'paid', label: 'Paid' },
      { value: 'overdue', label: 'Overdue' },
    ],
    value: null,
    onChoose: stay,
  },
  {
    label: 'Month',
    options: [
      { value: '2026-11', label: 'November 2026' },
      { value: 'all', label: 'All months' },
    ],
    value: '2026-11',
    usual: '2026-11',
    onChoose: stay,
  },
]

function Tools({ children }: { children: ReactNode }) {
  const { box } = useSearch('Search records')
  return (
    <Toolbar search={box} filters={filters}>
      {children}
    </Toolbar>
  )
}

export const Above: Story = {
  name: 'Toolbar with FilterField',
  args: {
    children: (
      <Tools>
        <Button size="small" tone="primary">
          Create Billing
        </Button>
      </Tools>
    ),
  },
}

export const Selected: Story = {
  name: 'Toolbar with SelectionTools',
  args: {
    children: (
      <Tools>
        <SelectionTools chosen={3} onClear={stay}>
          <Button size="small" icon={BellRing}>
            Send reminders
          </Button>
        </SelectionTools>
      </Tools>
    ),
  },
}

export const Back: Story = {
  name: 'BackButton',
  args: { children: <BackButton onClick={stay}>All students</BackButton> },
}

export const Actions: Story = {
  name: 'ActionsMenu',
  args: {
    children: (
      <ActionsMenu of="Lerato Mokoena">
        <MenuItem icon={Pencil} onSelect={stay}>
          Edit
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={stay}>
          Delete
        </MenuItem>
      </ActionsMenu>
    ),
  },
  decorators: [after({ press: 'Actions for Lerato Mokoena' })],
}

export const Sections: Story = {
  name: 'SectionTabs',
  args: {
    children: (
      <SectionTabs
        label="Billing"
        tabs={[
          { id: 'records', label: 'Billing Records', content: <Text>What families are asked to pay.</Text> },
          { id: 'history', label: 'Payment History', count: 3, content: <Text>What they have paid.</Text> },
        ]}
      />
    ),
  },
}

const chooseClass = fn()

export const LargeCentre: Story = {
  name: 'ClassChips: a menu where there are many classes',
  args: {
    children: (
      <ClassChips
        chips={Array.from({ length: 16 }, (_, index) => ({
          value: String(index + 1),
          label: `Class ${index + 1}`,
          count: `${index}/24`,
        }))}
        chosen="1"
        onChoose={chooseClass}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Class' }), 'Class 12 · 11/24')
    await expect(chooseClass).toHaveBeenCalledWith('12')
  },
}
