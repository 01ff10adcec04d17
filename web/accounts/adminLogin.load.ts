import type { DemoQuery } from '#web/app/demo.generated.ts'
import demoDocument from '#web/app/demo.graphql?raw'
import type { Loaded, LoadRequest } from '#web/app/load.ts'
import { nextPath, paths } from '#web/app/paths.ts'

export interface AdminLogin extends DemoQuery {
  denied: boolean
}

/** An administrator who is signed in goes straight to the admin area; everybody else who is signed in is refused. */
export async function load({ url, viewer, query }: LoadRequest): Promise<Loaded<AdminLogin>> {
  if (viewer?.role === 'admin') return { redirect: nextPath(url.search, paths.adminDashboard) }
  if (viewer) return { data: { denied: true, demo: null }, status: 403 }
  return { data: { denied: false, ...(await query<DemoQuery>(demoDocument)) } }
}
