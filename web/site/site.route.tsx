import { Outlet } from 'react-router'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { useFrame, useSignOut } from '#web/app/session.ts'
import { programLinks } from './feeSchedule.ts'
import { SiteShell } from './shell/SiteShell.tsx'

/** The shell round the public pages. */
export function Component() {
  const { centre, programs, viewer } = useFrame()
  const signOut = useSignOut()
  return (
    <SiteShell
      centre={centre}
      programs={programLinks(programs)}
      viewer={viewer}
      year={Number(todayInJohannesburg().slice(0, 4))}
      onLogout={signOut}
    >
      <Outlet />
    </SiteShell>
  )
}
