import { ApolloProvider } from '@apollo/client/react'
import { useState } from 'react'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { createClient } from '#web/app/apolloClient.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { forgetKept } from '#web/app/keptToday.ts'
import { failureOf } from '#web/app/failure.ts'
import { paths } from '#web/app/paths.ts'
import { useFrame, useSessionChange } from '#web/app/session.ts'
import signOut from '#web/app/signOut.graphql?raw'
import { AccessDenied } from '#web/shared/status/AccessDenied.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { sectionOf } from './sections.ts'

function Dashboard() {
  const [client] = useState(createClient)
  const [search] = useSearchParams()
  const { viewer, centre } = useFrame()
  const navigate = useNavigate()
  const forgetSession = useSessionChange()

  async function leave() {
    // also where the server cannot be told that somebody leaves
    forgetKept()
    try {
      await send(signOut)
    } catch (error) {
      toast({ tone: 'danger', title: 'Error', text: failureOf(error).message })
      return
    }
    client.stop()
    await navigate(paths.home)
    await forgetSession()
  }
  return (
    <ApolloProvider client={client}>
      <Head title={`${sectionOf(search.get('section')).label} · Admin`} noindex />
      <AdminDashboard viewer={viewer} centre={centre} onSignOut={() => void leave()} />
    </ApolloProvider>
  )
}

export function Component() {
  const { denied } = useLoaderData<{ denied: boolean }>()
  if (denied) {
    return (
      <>
        <Head title="Access Denied" noindex />
        <AccessDenied />
      </>
    )
  }
  return <Dashboard />
}
