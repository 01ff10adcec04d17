import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import askDocument from './requestPasswordReset.graphql?raw'

export function Component() {
  const { centre } = useFrame()
  return (
    <>
      <Head title="Forgot your password?" noindex />
      <ForgotPasswordPage
        centre={centre}
        onAsk={async (input) => {
          await send(askDocument, { input })
        }}
      />
    </>
  )
}
