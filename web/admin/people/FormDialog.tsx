import { FormDialog as PlainFormDialog, type FormDialogProps as PlainProps } from '#web/ui/Dialog/FormDialog.tsx'
import { StaleNotice, type StaleNoticeProps } from './StaleNotice.tsx'

export interface FormDialogProps extends PlainProps {
  stale: StaleNoticeProps | null
}

/** The dialog of a form, which also says what somebody else changed meanwhile. */
export function FormDialog({ stale, children, ...rest }: FormDialogProps) {
  return (
    <PlainFormDialog {...rest}>
      {stale && <StaleNotice {...stale} />}
      {children}
    </PlainFormDialog>
  )
}
