import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { createClient } from '#web/app/apolloClient.ts'
import { AreaClient } from '#web/app/AreaClient.tsx'
import { AreaRouter } from '#web/app/AreaRouter.tsx'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { failureOf } from '#web/app/failure.ts'
import { leaveFor } from '#web/app/leave.ts'
import { usePage } from '#web/app/page.ts'
import { paths } from '#web/app/paths.ts'
import { clearDevice, useFrame } from '#web/app/session.ts'
import signOut from '#web/app/signOut.graphql?raw'
import { SessionGuard } from '#web/shared/session/SessionGuard.tsx'
import { AccessDenied } from '#web/shared/status/AccessDenied.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { sectionOf } from './sections.ts'
import { useSignOut } from './shell/useSignOut.tsx'

function Dashboard() {
  const [client] = useState(createClient)
  const [search] = useSearchParams()
  const { viewer, centre } = useFrame()

  async function leave() {
    // also where the server cannot be told that somebody leaves
    clearDevice()
    try {
      await send(signOut)
    } catch (error) {
      toast({ tone: 'danger', title: 'Error', text: failureOf(error).message })
      return
    }
    client.stop()
    await leaveFor(paths.home)
  }
  const signingOut = useSignOut(viewer?.id ?? null, leave)
  return (
    <AreaClient client={client}>
      <Head title={`${sectionOf(search.get('section')).label} · Admin`} noindex />
      <AdminDashboard viewer={viewer} centre={centre} onSignOut={signingOut.start} />
      {signingOut.question}
      <SessionGuard login={paths.adminLogin} />
    </AreaClient>
  )
}

export function Component() {
  const { denied } = usePage<{ denied: boolean }>().data
  if (denied) {
    return (
      <>
        <Head title="Access Denied" noindex />
        <main>
          <AccessDenied />
        </main>
      </>
    )
  }
  return (
    <AreaRouter root="/admin/">
      <Dashboard />
    </AreaRouter>
  )
}
