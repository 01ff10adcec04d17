import { useSearchParams } from 'react-router'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { useFrame, useSessionChange } from '#web/app/session.ts'
import type { ConfirmEmailMutation } from './confirmEmail.generated.ts'
import confirmDocument from './confirmEmail.graphql?raw'
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx'

export function Component() {
  const [search] = useSearchParams()
  const { centre } = useFrame()
  const sessionChanged = useSessionChange()

  async function confirm() {
    const token = search.get('token') ?? ''
    const { confirmEmail } = await send<ConfirmEmailMutation>(confirmDocument, { token })
    await sessionChanged()
    return confirmEmail.email
  }

  return (
    <>
      <Head title="Confirm your address" noindex />
      <ConfirmEmailPage centre={centre} onConfirm={confirm} />
    </>
  )
}
