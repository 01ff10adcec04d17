import { useToday } from '#web/app/useToday.ts'
import { StatementPeriod } from '#web/shared/billing/StatementPeriod.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'

export interface StatementDialogProps {
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
      open
      onClose={onClose}
      title="Statement of the family"
      description={`${name}: what was billed and paid, and what is owed by age on the last day.`}
      actions={
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      }
    >
      <StatementPeriod childId={childId} today={useToday()} />
    </Dialog>
  )
}
