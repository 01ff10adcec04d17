import { useMutation } from '@apollo/client/react'
import type * as z from 'zod/mini'
import { type FamilyAccountInput, familyAccountSchema } from '#graphql/billing/billing.schema.ts'
import { childName } from '#web/admin/shared/format.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { type ChildBillsQuery, SetFamilyAccountDocument } from '../billing.generated.ts'

/** With whom a child pays together. */
export function FamilyAccountDialog({ child, onClose }: { child: ChildBillsQuery['child']; onClose: () => void }) {
  const [send] = useMutation(SetFamilyAccountDocument)
  const { siblings } = child.billing
  const form = useSavedForm<z.input<typeof familyAccountSchema>, FamilyAccountInput>({
    schema: familyAccountSchema,
    defaultValues: { childIds: [child.id], withChildId: siblings[0]?.id ?? null },
    failed: 'Failed to save the account',
    save: async (input) => {
      await send({ variables: { input } })
      toast({ title: input.withChildId ? 'They pay together from now on' : 'The child has an account of its own' })
      onClose()
    },
  })
  return (
    <FormDialog
      {...form.parts}
      size="small"
      title="Family account"
      description="Children on one account have the sibling discount, one statement and one reminder, and a payment may be for all of them. Bills and credit stay with each child."
      onClose={onClose}
    >
      <FormField
        as={ChildField}
        control={form.control}
        name="withChildId"
        empty={null}
        label="Pays together with"
        optional
        hint={
          siblings.length === 0
            ? 'A brother or sister. Left empty, the child has an account of its own.'
            : `Now: ${siblings.map(childName).join(', ')}. Left empty, the child has an account of its own.`
        }
      />
    </FormDialog>
  )
}
