import { useCallback } from 'react'
import type { Role } from '#graphql/values/roles.ts'
import type { FrameQuery } from './frame.generated.ts'
import frame from './frame.graphql?raw'
import { clearDrafts } from './draft.ts'
import { send } from './graphqlFetch.ts'
import { forgetKept } from './keptToday.ts'
import { usePage } from './page.ts'
import signOutDocument from './signOut.graphql?raw'

/** What every page knows: who is signed in, the centre, and the programs of the navigation. */
export interface Frame extends Omit<FrameQuery, 'viewer'> {
  viewer: SignedInUser | null
}
export type SignedInUser = Omit<NonNullable<FrameQuery['viewer']>, 'role'> & { role: Role }

export const useFrame = (): Frame => usePage().frame

/** To be called after a change of what every page shows: reads it anew, where that can be. */
export function useFrameChanged() {
  const { onFrame } = usePage()
  return useCallback(() => send<Frame>(frame).then(onFrame, () => undefined), [onFrame])
}

/** Removes what this device stores of families and children. */
export function clearDevice() {
  forgetKept()
  clearDrafts()
}

/** Ends the session of this device, as far as the server can be told. `useSignOut` does what else belongs to it. */
export const endSession = (): Promise<void> =>
  send(signOutDocument).then(
    () => undefined,
    () => undefined,
  )
