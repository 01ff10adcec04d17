import type { ReactNode } from 'react'
import { todayInJohannesburg } from '#graphql/values/clock.ts'
import { useFrame } from '#web/app/session.ts'
import { useSignOut } from '#web/shared/session/useSignOut.tsx'
import { programLinks } from './feeSchedule.ts'
import { SiteShell } from './shell/SiteShell.tsx'

/** The shell round a public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { centre, programs, viewer } = useFrame()
  const { signOut, question } = useSignOut(viewer?.id ?? null)
  return (
    <SiteShell
      centre={centre}
      programs={programLinks(programs)}
      viewer={viewer}
      year={Number(todayInJohannesburg().slice(0, 4))}
      onLogout={() => void signOut()}
    >
      {children}
      {question}
    </SiteShell>
  )
}
