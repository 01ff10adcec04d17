import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { paths } from '#web/app/paths.ts'
import type { PasswordReset } from './resetPassword.load.ts'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'
import type { ResetPasswordMutation } from './resetPassword.generated.ts'
import resetDocument from './resetPassword.graphql?raw'

export function Component() {
  const { data, frame } = usePage<PasswordReset>()
  const { token, owner } = data

  async function reset(password: string) {
    const { resetPassword } = await send<ResetPasswordMutation>(resetDocument, { input: { token, password } })
    return resetPassword.role === 'admin' ? paths.adminLogin : paths.parentLogin
  }

  return (
    <>
      <Head title="Choose a new password" noindex />
      <ResetPasswordPage centre={frame.centre} owner={owner} onReset={reset} />
    </>
  )
}
