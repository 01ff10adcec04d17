import { useMutation } from '@apollo/client/react'
import { IdentityDialog, type IdentityDialogProps } from '#web/shared/session/IdentityDialog.tsx'
import { ConfirmIdentityDocument } from './identity.generated.ts'

type ConfirmIdentityDialogProps = Pick<IdentityDialogProps, 'onConfirmed' | 'onClose'> & { description?: string }

/** Asks again who it is, before something that a computer left alone must not do. */
export function ConfirmIdentityDialog({
  description = 'This file holds the data of families. Please enter your password again before you take it.',
  ...rest
}: ConfirmIdentityDialogProps) {
  const [confirm] = useMutation(ConfirmIdentityDocument)
  return <IdentityDialog description={description} onConfirm={(input) => confirm({ variables: { input } })} {...rest} />
}
