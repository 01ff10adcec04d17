import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { ForgotPasswordPage, type OfficeTimes } from './ForgotPasswordPage.tsx'
import askDocument from './requestPasswordReset.graphql?raw'

export function Component() {
  const { data, frame } = usePage<OfficeTimes>()
  return (
    <>
      <Head title="Forgot your password?" noindex />
      <ForgotPasswordPage
        centre={frame.centre}
        times={data}
        onAsk={async (input) => {
          await send(askDocument, { input })
        }}
      />
    </>
  )
}
