import { useState } from 'react'
import { useLocation } from 'react-router'
import { createClient } from '#web/app/apolloClient.ts'
import { AreaClient } from '#web/app/AreaClient.tsx'
import { AreaRouter } from '#web/app/AreaRouter.tsx'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { paths } from '#web/app/paths.ts'
import { useFrame } from '#web/app/session.ts'
import { SessionGuard } from '#web/shared/session/SessionGuard.tsx'
import { useSignOut } from '#web/shared/session/useSignOut.tsx'
import type { PortalPage } from './portal.load.ts'
import { useToday } from '#web/app/useToday.ts'
import { PortalView, preloadView } from './PortalView.tsx'
import { DocumentTitle } from './shell/PageHeading.tsx'
import { TeacherContext } from './shell/centre.tsx'
import { viewOf } from './views.ts'

function Portal() {
  const { before } = usePage<PortalPage>().data
  const [client] = useState(() => createClient(before))
  const { centre, viewer } = useFrame()
  const { signOut, question } = useSignOut(viewer?.id ?? null)
  const { pathname, search } = useLocation()
  const today = useToday()
  const view = viewOf(pathname)
  const [record, setRecord] = useState<string | null>(null)
  if (!viewer) return null
  const label = view?.title ?? view?.label ?? 'Parent Portal'
  return (
    <AreaClient client={client}>
      <Head title={record ? `${record} · ${label}` : label} noindex />
      <DocumentTitle value={setRecord}>
        <TeacherContext value={viewer.role === 'teacher'}>
          <PortalView
            centre={centre}
            viewer={viewer}
            pathname={pathname}
            search={search}
            today={today}
            onLogout={() => void signOut()}
          />
        </TeacherContext>
      </DocumentTitle>
      {question}
      <SessionGuard login={paths.parentLogin} />
    </AreaClient>
  )
}

export const preload = preloadView

export function Component() {
  return (
    <AreaRouter root="/parent/">
      <Portal />
    </AreaRouter>
  )
}
