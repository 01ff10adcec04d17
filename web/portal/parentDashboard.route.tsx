import { ApolloProvider } from '@apollo/client/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { createClient } from '#web/app/apolloClient.ts'
import { Head } from '#web/app/Head.tsx'
import { useFrame, useSignOut } from '#web/app/session.ts'
import { PortalView } from './PortalView.tsx'
import { viewOf } from './views.ts'

const titles = { today: 'Parent Dashboard', attendance: 'Attendance', notices: 'Notices' }

export function Component() {
  const [client] = useState(createClient)
  const { centre, viewer } = useFrame()
  const { search } = useLocation()
  const signOut = useSignOut()
  // for the moment between signing out and leaving
  if (!viewer) return null
  return (
    <ApolloProvider client={client}>
      <Head title={titles[viewOf(search)]} noindex />
      <PortalView
        centre={centre}
        viewer={viewer}
        search={search}
        today={todayInJohannesburg()}
        onLogout={() => void signOut()}
      />
    </ApolloProvider>
  )
}
