import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import type { ConfirmEmailMutation } from './confirmEmail.generated.ts'
import confirmDocument from './confirmEmail.graphql?raw'
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx'

export function Component() {
  const { frame, search } = usePage()

  async function confirm() {
    const token = new URLSearchParams(search).get('token') ?? ''
    const { confirmEmail } = await send<ConfirmEmailMutation>(confirmDocument, { token })
    return confirmEmail.email
  }

  return (
    <>
      <Head title="Confirm your address" noindex />
      <ConfirmEmailPage centre={frame.centre} onConfirm={confirm} />
    </>
  )
}
