import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import stopDocument from './stopEmailChange.graphql?raw'
import { StopEmailChangePage } from './StopEmailChangePage.tsx'

export function Component() {
  const { frame, search } = usePage()
  const stop = () => send(stopDocument, { token: new URLSearchParams(search).get('token') ?? '' })

  return (
    <>
      <Head title="Stop the change of your address" noindex />
      <StopEmailChangePage centre={frame.centre} onStop={stop} />
    </>
  )
}
