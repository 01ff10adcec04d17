import { ApolloProvider } from '@apollo/client/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { createClient } from '#web/app/apolloClient.ts'
import { AreaRouter } from '#web/app/AreaRouter.tsx'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { signOut, useFrame } from '#web/app/session.ts'
import type { PortalPage } from './portal.load.ts'
import { PortalView } from './PortalView.tsx'
import { TeacherContext } from './shell/teacher.ts'
import { viewOf } from './views.ts'

function Portal() {
  const { before } = usePage<PortalPage>().data
  const [client] = useState(() => createClient(before))
  const { centre, viewer } = useFrame()
  const { pathname, search } = useLocation()
  const view = viewOf(pathname)
  if (!viewer) return null
  return (
    <ApolloProvider client={client}>
      <Head title={view?.title ?? view?.label ?? 'Parent Portal'} noindex />
      <TeacherContext value={viewer.role === 'teacher'}>
        <PortalView
          centre={centre}
          viewer={viewer}
          pathname={pathname}
          search={search}
          today={todayInJohannesburg()}
          onLogout={() => void signOut()}
        />
      </TeacherContext>
    </ApolloProvider>
  )
}

export function Component() {
  return (
    <AreaRouter root="/parent/">
      <Portal />
    </AreaRouter>
  )
}
