import { useMutation } from '@apollo/client/react'
import { skipRefetch } from '#web/app/freshness.ts'
import { ConfirmIdentityDocument } from './confirmIdentity.generated.ts'
import { IdentityQuestion } from './IdentityQuestion.tsx'

/** Asks again who is there in an area with an Apollo Client. */
export function IdentityRequest() {
  const [confirm] = useMutation(ConfirmIdentityDocument, { context: skipRefetch })
  return <IdentityQuestion onConfirm={(input) => confirm({ variables: { input } })} />
}
