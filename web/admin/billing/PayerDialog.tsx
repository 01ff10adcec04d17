import { useMutation } from '@apollo/client/react'
import { type PayerFormValues, type PayerInput, payerSchema } from '#graphql/billing/billing.schema.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { type ChildBillsQuery, SetPayerDocument } from './billing.generated.ts'

/** Whom the invoices of a child are made out to: the parent who is asked first, or somebody else. */
export function PayerDialog({ child, onClose }: { child: ChildBillsQuery['child']; onClose: () => void }) {
  const [send] = useMutation(SetPayerDocument)
  const { payer, siblings } = child.billing
  const forWhom = siblings.length === 0 ? 'for this child' : 'for all children on this account'
  const form = useDialogForm<PayerFormValues, PayerInput>({
    schema: payerSchema,
    defaultValues: {
      childId: child.id,
      name: payer?.isChosen ? payer.name : '',
      address: payer?.address ?? '',
    },
    ...(payer?.version == null ? {} : { version: payer.version }),
    failed: 'Failed to save the payer',
    save: (input, version) => send({ variables: { input: { ...input, version } } }),
    saved: (input) =>
      input.name ? `Invoices are now made out to ${input.name}` : 'Invoices are now made out to the parent',
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      size="small"
      title="Payer"
      description={`The payer named on invoices, statements and receipts ${forWhom}, including existing ones.`}
    >
      <TextField
        label="Name"
        optional
        hint="If left empty, we use the primary guardian."
        placeholder={payer?.isChosen ? undefined : (payer?.name ?? undefined)}
        {...form.field('name')}
      />
      <TextArea label="Address" optional rows={3} {...form.field('address')} />
    </FormDialog>
  )
}
