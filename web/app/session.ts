import { useCallback } from 'react'
import type { Role } from '#graphql/accounts/accounts.rules.ts'
import type { FrameQuery } from './frame.generated.ts'
import frame from './frame.graphql?raw'
import { clearDrafts } from './draft.ts'
import { send } from './graphqlFetch.ts'
import { forgetKept } from './keptToday.ts'
import { leaveFor } from './leave.ts'
import { usePage } from './page.ts'
import { paths } from './paths.ts'
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

/** Signs out everywhere on this device and goes to the home page, whatever the server answers. */
export async function signOut() {
  clearDevice()
  await send(signOutDocument).catch(() => undefined)
  await leaveFor(paths.home)
}
