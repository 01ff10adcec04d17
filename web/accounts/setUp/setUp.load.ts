import type { Loaded, LoadRequest } from '#web/app/load.ts'
import type { SetupQuery } from './setup.generated.ts'
import setupDocument from './setup.graphql?raw'

export interface SetUpData {
  token: string
  setup: SetupQuery['setup']
}

export async function load({ url, query }: LoadRequest): Promise<Loaded<SetUpData>> {
  const token = url.searchParams.get('token') ?? ''
  const { setup } = await query<SetupQuery>(setupDocument, { token })
  return { data: { token, setup }, status: setup.state === 'open' ? 200 : 404 }
}
