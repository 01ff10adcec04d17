import type { ReactNode } from 'react'
import { type ReasonInput, reasonSchema } from '#graphql/billing/billing.schema.ts'
import { useToday } from '#web/app/useToday.ts'
import { StatementPeriod } from '#web/shared/billing/StatementPeriod.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'

interface ReasonDialogProps {
  title: string
  /** What will happen. */
  description: string
  placeholder: string
  saveLabel: string
  savingLabel: string
  failed: string
  /** What has to be known first. */
  children?: ReactNode
  onSave: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks why before something is taken back. */
export function ReasonDialog({ placeholder, failed, children, onSave, ...rest }: ReasonDialogProps) {
  const form = useSavedForm<ReasonInput, ReasonInput>({
    schema: reasonSchema,
    defaultValues: { reason: '' },
    failed,
    save: ({ reason }) => onSave(reason),
  })
  return (
    <FormDialog {...form.formProps} {...rest} size="small" danger>
      {children}
      <TextField label="Reason" placeholder={placeholder} {...form.field('reason')} />
    </FormDialog>
  )
}

interface StatementDialogProps {
  /** Any child of the family. */
  childId: number
  /** Whose statement it is. */
  name: string
  onClose: () => void
}

/** The statement of a family for any period. */
export function StatementDialog({ childId, name, onClose }: StatementDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title="Family statement"
      description={`${name}: charges, payments and outstanding amounts by age on the last day.`}
      closeLabel="Close"
    >
      <StatementPeriod childId={childId} today={useToday()} />
    </Dialog>
  )
}
