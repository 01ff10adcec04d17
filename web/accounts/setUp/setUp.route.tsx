import type { SetupDetails } from '#graphql/setup/setup.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import type { SetUpCentreMutation } from './setUpCentre.generated.ts'
import setUpDocument from './setUpCentre.graphql?raw'
import type { SetUpData } from './setUp.load.ts'
import { SetUpPage } from './SetUpPage.tsx'

export function Component() {
  const { token, setup } = usePage<SetUpData>().data

  async function setUp(input: SetupDetails) {
    await send<SetUpCentreMutation>(setUpDocument, { input: { token, ...input } })
  }

  return (
    <>
      <Head title="Set up" noindex />
      <SetUpPage setup={setup} onSetUp={setUp} />
    </>
  )
}
