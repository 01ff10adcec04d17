import { useCallback } from 'react'
import frame from './frame.graphql?raw'
import { send } from './graphqlFetch.ts'
import { type Frame, usePage } from './page.ts'
import signOutDocument from './signOut.graphql?raw'

export const useFrame = (): Frame => usePage().frame

/** Whether a teacher works here, who sees what concerns the own classes. */
export const useIsTeacher = (): boolean => useFrame().viewer?.role === 'teacher'

/** To be called after a change of what every page shows: reads it again, where that can be. */
export function useFrameChanged() {
  const { onFrame } = usePage()
  return useCallback(() => send<Frame>(frame).then(onFrame, () => undefined), [onFrame])
}

/** Ends the session of this device; throws where the server cannot be told. `useSignOut` does what else belongs to it. */
export const endSession = async (): Promise<void> => void (await send(signOutDocument))
