import { type ReactNode, useState } from 'react'
import { createClient } from '#web/app/apolloClient.ts'
import { AreaClient } from '#web/app/AreaClient.tsx'
import { AreaRouter, type areaLinks } from '#web/app/AreaRouter.tsx'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { failureOf } from '#web/app/failure.ts'
import { usePage } from '#web/app/page.ts'
import { paths } from '#web/app/paths.ts'
import { useFrame } from '#web/app/session.ts'
import signOutDocument from '#web/app/signOut.graphql?raw'
import { IdentityRequest } from '#web/shared/session/IdentityRequest.tsx'
import { SessionGuard } from '#web/shared/session/SessionGuard.tsx'
import { useSignOut } from '#web/shared/session/useSignOut.tsx'
import { AccessDenied } from '#web/shared/status/AccessDenied.tsx'
import { toast } from '#web/ui/Toast/toast.ts'

interface OfficeAreaProps {
  title: string
  children: (onSignOut: () => void) => ReactNode
}

/** The client, the way out and the session of an area in which staff work. */
export function OfficeArea({ title, children }: OfficeAreaProps) {
  const [client] = useState(createClient)
  const { viewer } = useFrame()
  const { signOut, question } = useSignOut(viewer?.id ?? null)
  async function end() {
    await send(signOutDocument)
    client.stop()
  }
  const leave = () =>
    signOut(end).catch((error: unknown) => toast({ tone: 'danger', title: 'Error', text: failureOf(error).message }))
  return (
    <AreaClient client={client}>
      <Head title={title} noindex />
      {children(() => void leave())}
      {question}
      <IdentityRequest />
      <SessionGuard login={paths.adminLogin} />
    </AreaClient>
  )
}

/** An area behind its guard: somebody who may not see it reads that access is denied. */
export function GuardedArea({ root, children }: { root: keyof typeof areaLinks; children: ReactNode }) {
  const { denied } = usePage<{ denied: boolean }>().data
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
