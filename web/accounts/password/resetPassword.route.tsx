import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/app/publicQuery.ts'
import { useFrame } from '#web/app/session.ts'
import type { PasswordResetQuery } from './passwordReset.generated.ts'
import ownerDocument from './passwordReset.graphql?raw'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'
import type { ResetPasswordMutation } from './resetPassword.generated.ts'
import resetDocument from './resetPassword.graphql?raw'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { passwordReset } = await query<PasswordResetQuery>(context, ownerDocument, { token })
  return { token, owner: passwordReset }
}

export function Component() {
  const { token, owner } = useLoaderData<typeof loader>()
  const { centre } = useFrame()

  async function reset(password: string) {
    const { resetPassword } = await send<ResetPasswordMutation>(resetDocument, { input: { token, password } })
    return resetPassword.role === 'admin' ? paths.adminLogin : paths.parentLogin
  }

  return (
    <>
      <Head title="Choose a new password" noindex />
      <ResetPasswordPage centre={centre} owner={owner ?? null} onReset={reset} />
    </>
  )
}
