import { useCallback } from 'react'
import { useNavigate, useRevalidator, useRouteLoaderData } from 'react-router'
import type { Role } from '#graphql/accounts/accounts.rules.ts'
import type { FrameQuery } from './frame.generated.ts'
import frame from './frame.graphql?raw'
import { send } from './graphqlFetch.ts'
import { forgetKept } from './keptToday.ts'
import { paths } from './paths.ts'
import { forget, query } from './publicQuery.ts'
import signOut from './signOut.graphql?raw'

/** What every page knows: who is signed in, the centre, and the programs of the navigation. */
export interface Frame extends Omit<FrameQuery, 'viewer'> {
  viewer: SignedInUser | null
}
export type SignedInUser = Omit<NonNullable<FrameQuery['viewer']>, 'role'> & { role: Role }

export const rootId = 'root'

export const loadFrame = (context: unknown) => query<Frame>(context, frame)

export function useFrame(): Frame {
  const data = useRouteLoaderData<Frame>(rootId)
  if (!data) throw new Error('useFrame is used outside the root route')
  return data
}

/** To be called after signing in or out: forgets what was read as somebody else and reads the page anew. */
export function useSessionChange() {
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    forget()
    await revalidate()
  }, [revalidate])
}

/** Signs out everywhere on this device and goes to the home page, whatever the server answers. */
export function useSignOut() {
  const navigate = useNavigate()
  const sessionChanged = useSessionChange()
  return useCallback(async () => {
    forgetKept()
    await send(signOut).catch(() => undefined)
    await navigate(paths.home)
    await sessionChanged()
  }, [navigate, sessionChanged])
}
