import { useMutation } from '@apollo/client/react'
import type * as z from 'zod/mini'
import { type FamilyAccountInput, familyAccountSchema } from '#graphql/billing/billing.schema.ts'
import { childName } from '#web/admin/shared/format.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { type ChildBillsQuery, SetFamilyAccountDocument } from '../billing.generated.ts'

/** With whom a child pays together. */
export function FamilyAccountDialog({ child, onClose }: { child: ChildBillsQuery['child']; onClose: () => void }) {
  const [send] = useMutation(SetFamilyAccountDocument)
  const { siblings } = child.billing
  const form = useDialogForm<z.input<typeof familyAccountSchema>, FamilyAccountInput>({
    schema: familyAccountSchema,
    defaultValues: { childIds: [child.id], withChildId: siblings[0]?.id ?? null },
    failed: 'Failed to save the account',
    save: (input) => send({ variables: { input } }),
    saved: (input) => (input.withChildId ? 'They now share an account' : 'The child now has its own account'),
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      size="small"
      title="Family account"
      description="Children who share an account get the sibling discount, one statement and one reminder, and one payment can cover all of them. Bills and credit stay with each child."
    >
      <FormField
        as={ChildField}
        control={form.control}
        name="withChildId"
        empty={null}
        label="Shares an account with"
        optional
        hint={
          siblings.length === 0
            ? 'A sibling. Leave empty for a separate account.'
            : `Now: ${siblings.map(childName).join(', ')}. Choose a sibling to add, or leave empty for a separate account.`
        }
      />
    </FormDialog>
  )
}
