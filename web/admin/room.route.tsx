import { useState } from 'react'
import { createClient } from '#web/app/apolloClient.ts'
import { AreaClient } from '#web/app/AreaClient.tsx'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import { useHydrated } from '#web/app/useHydrated.ts'
import { lazyModule } from '#web/ui/lazy.tsx'

const RoomPage = lazyModule(() => import('./room/RoomPage.tsx')).component('RoomPage')

/** The tablet of a room: no account is signed in here, the tablet itself is known. */
export function Component() {
  const [client] = useState(createClient)
  const { search } = usePage()
  const { centre } = useFrame()
  const hydrated = useHydrated()
  return (
    <AreaClient client={client}>
      <Head title="Room" noindex />
      {hydrated && <RoomPage centre={centre} code={new URLSearchParams(search).get('code') ?? ''} />}
    </AreaClient>
  )
}
