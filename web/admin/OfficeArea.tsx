import { type ReactNode, useState } from 'react'
import { createClient } from '#web/app/apolloClient.ts'
import { AreaClient } from '#web/app/AreaClient.tsx'
import { AreaRouter, type areaLinks } from '#web/app/AreaRouter.tsx'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { paths } from '#web/app/paths.ts'
import { endSession, useFrame } from '#web/app/session.ts'
import { IdentityRequest } from '#web/shared/session/IdentityRequest.tsx'
import { SessionGuard } from '#web/shared/session/SessionGuard.tsx'
import { useSignOut } from '#web/shared/session/useSignOut.tsx'
import type { OfficePage } from './office.load.ts'
import { AccessDenied } from '#web/shared/status/AccessDenied.tsx'

interface OfficeAreaProps {
  title: string
  children: (onSignOut: () => void) => ReactNode
}

/** The client, the way out and the session of an area in which staff work. */
export function OfficeArea({ title, children }: OfficeAreaProps) {
  const { before } = usePage<OfficePage>().data
  const [client] = useState(() => createClient(before))
  const { viewer } = useFrame()
  const { signOut, question } = useSignOut(viewer?.id ?? null)
  async function end() {
    await endSession()
    client.stop()
  }
  return (
    <AreaClient client={client}>
      <Head title={title} noindex />
      {children(() => void signOut(end))}
      {question}
      <IdentityRequest />
      <SessionGuard login={paths.adminLogin} />
    </AreaClient>
  )
}

/** An area behind its guard: somebody who may not see it reads that access is denied. */
export function GuardedArea({ root, children }: { root: keyof typeof areaLinks; children: ReactNode }) {
  const { denied } = usePage<OfficePage>().data
  if (!denied) return <AreaRouter root={root}>{children}</AreaRouter>
  return (
    <>
      <Head title="Access Denied" noindex />
      <main>
        <AccessDenied />
      </main>
    </>
  )
}
