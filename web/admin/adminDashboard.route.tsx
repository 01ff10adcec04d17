import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { createClient } from '#web/app/apolloClient.ts'
import { AreaClient } from '#web/app/AreaClient.tsx'
import { AreaRouter } from '#web/app/AreaRouter.tsx'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { failureOf } from '#web/app/failure.ts'
import { usePage } from '#web/app/page.ts'
import { paths } from '#web/app/paths.ts'
import { useFrame } from '#web/app/session.ts'
import signOutDocument from '#web/app/signOut.graphql?raw'
import { SessionGuard } from '#web/shared/session/SessionGuard.tsx'
import { useSignOut } from '#web/shared/session/useSignOut.tsx'
import { AccessDenied } from '#web/shared/status/AccessDenied.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { sectionOf } from './sections.ts'

function AdminArea() {
  const [client] = useState(createClient)
  const [search] = useSearchParams()
  const { viewer, centre } = useFrame()

  const { signOut, question } = useSignOut(viewer?.id ?? null)
  async function end() {
    await send(signOutDocument)
    client.stop()
  }
  const leave = () =>
    signOut(end).catch((error: unknown) => toast({ tone: 'danger', title: 'Error', text: failureOf(error).message }))
  return (
    <AreaClient client={client}>
      <Head title={`${sectionOf(search.get('section')).label} · Admin`} noindex />
      <AdminDashboard viewer={viewer} centre={centre} onSignOut={() => void leave()} />
      {question}
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
      <AdminArea />
    </AreaRouter>
  )
}
