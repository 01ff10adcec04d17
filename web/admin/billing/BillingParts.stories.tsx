import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { FilterField } from '#web/admin/shared/FilterField.tsx'
import { AtAddress, stay } from '#web/admin/shared/storyFrame.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { BankLineCard } from './bank/BankLineCard.tsx'
import { ReasonDialog } from './BillingDialogs.tsx'
import { AmountField, monthFilter } from './BillingFields.tsx'
import { BilledAlready } from './month/VoidRunQuestion.tsx'
import { type BankLine, billingServer, sampleBankLines, today } from './sampleBilling.ts'

/** What the tabs and dialogs of billing are made of. */
const meta = {
  title: 'Admin/Billing/Parts',
  args: { children: null },
  render: ({ children }) => (
    <AtAddress at="/admin/dashboard?section=billing" mocks={billingServer()}>
      {children}
    </AtAddress>
  ),
} satisfies Meta<{ children: ReactNode }>
export default meta
type Story = StoryObj<typeof meta>

const [matched, unmatched] = sampleBankLines as [BankLine, BankLine]

function Fields() {
  const [amount, setAmount] = useState('R 2850.00')
  const [month, setMonth] = useState<string | null>('2026-11')
  return (
    <Grid columnsOf={200}>
      <AmountField value={amount} onChange={setAmount} />
      <FilterField
        {...monthFilter({ months: ['2026-11', '2026-10'], value: month ?? 'all', usual: 'all', onChange: setMonth })}
      />
    </Grid>
  )
}

export const InputFields: Story = { name: 'AmountField and monthFilter', args: { children: <Fields /> } }

export const MatchedLine: Story = {
  name: 'BankLineCard, matched',
  args: { children: <BankLineCard line={matched} onClose={stay} /> },
}

export const UnmatchedLine: Story = {
  name: 'BankLineCard, not matched',
  args: { children: <BankLineCard line={unmatched} onClose={stay} /> },
}

export const Already: Story = {
  name: 'BilledAlready',
  args: { children: <BilledAlready month={today.slice(0, 7)} onVoid={stay} /> },
}

export const Reason: Story = {
  name: 'ReasonDialog',
  args: {
    children: (
      <ReasonDialog
        title="Reverse this payment?"
        description="The bills that it covered will be outstanding again."
        placeholder="The bank returned it"
        saveLabel="Reverse payment"
        savingLabel="Reversing..."
        failed="Failed to reverse the payment"
        onSave={async () => undefined}
        onClose={stay}
      />
    ),
  },
}
