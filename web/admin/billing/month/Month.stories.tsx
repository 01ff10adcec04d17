import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { choose, dialogOf, InDashboard, stay, told } from '#web/admin/shared/storyFrame.tsx'
import { mockOf } from '#web/app/mocks.tsx'
import { type ChargeClassMutationVariables, ChargeClassDocument, VoidRunDocument } from '../billing.generated.ts'
import { billingServer, sampleRun } from '../sampleBilling.ts'
import { ChargeClassDialog } from './ChargeClassDialog.tsx'

const meta = {
  title: 'Admin/Billing/Month and class',
  component: InDashboard,
  parameters: { layout: 'fullscreen' },
  args: { at: '?section=billing' },
} satisfies Meta<typeof InDashboard>
export default meta
type Story = StoryObj<typeof meta>

const voided = fn()
export const VoidsARun: Story = {
  name: 'Says what stays and why before a run is voided, and voids it in one go',
  args: {
    mocks: billingServer([
      mockOf(VoidRunDocument, ({ input }) => {
        voided(input)
        return { voidRun: { ...sampleRun, month: input.month } }
      }),
    ]),
  },
  play: async () => {
    voided.mockClear()
    await choose('More', 'Create monthly invoices')
    const dialog = await dialogOf('Create monthly invoices')
    await userEvent.click(await dialog.findByRole('button', { name: 'Void this run' }))
    const question = await dialogOf(/^Void the billing run for/, 'alertdialog')
    await expect(question.getByText(/83 records for R192,480.00 will be voided/)).toHaveTextContent(
      '3 records stay: 2 have payments, 1 has been sent to the parents.',
    )
    await userEvent.click(question.getByRole('button', { name: 'Void 83 records' }))
    await waitFor(() => expect(voided).toHaveBeenCalledOnce())
    await told(/^Billing run for .* voided$/)
  },
}

const charged = fn()
export const ChargesAClass: Story = {
  name: 'Shows how many and how much before a class is charged, and leaves out whom the office unticks',
  args: {
    children: <ChargeClassDialog onClose={stay} />,
    mocks: billingServer([
      mockOf(ChargeClassDocument, (variables: ChargeClassMutationVariables) => {
        charged(variables.input)
        return { chargeClass: { billed: 2, amountCents: 36_000 } }
      }),
    ]),
  },
  play: async () => {
    charged.mockClear()
    const dialog = await dialogOf('Bill a class')
    await userEvent.selectOptions(await dialog.findByLabelText('Class'), 'Little Learners')
    await userEvent.type(dialog.getByLabelText('Description'), 'Outing to the zoo')
    await userEvent.type(dialog.getByLabelText('Amount per child'), '180')
    await expect(await dialog.findByText(/^3 records for R540.00, one per child/)).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ben Fourie' }))
    await expect(await dialog.findByText(/^2 records for R360.00/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Bill 2 children' }))
    await waitFor(() => expect(charged).toHaveBeenCalledOnce())
    await expect(charged.mock.calls[0]?.[0]).toMatchObject({ amount: 'R 180.00', childIds: [1, 4] })
  },
}
