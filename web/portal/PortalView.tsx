import { PrefetchProvider } from '#web/app/prefetchOnIntent.ts'
import { screensOf } from '#web/app/screens.tsx'
import { ScreenBoundary } from '#web/shared/status/ScreenBoundary.tsx'
import { NotFoundPage } from '#web/shared/status/NotFoundPage.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { NoChildren } from './dashboard/NoChildren.tsx'
import { useChosenChild } from './family/chosenChild.ts'
import { useBadges, useBelongsToCentre } from './shell/badges.ts'
import { PageHeading } from './shell/PageHeading.tsx'
import { PortalShell, type PortalShellProps } from './shell/PortalShell.tsx'
import { screens } from './screens.ts'
import { type View, viewOf, type ViewProps, views, withoutChild } from './views.ts'

export interface PortalViewProps extends Pick<PortalShellProps, 'centre' | 'onLogout'>, ViewProps {
  /** The address, which says what is shown. */
  pathname: string
}

const waitingFor = (label: string) => <SkeletonList label={`Loading ${label.toLowerCase()}`} count={3} height="block" />

/** What remains to be seen by somebody who has only registered: how to connect a child, the office, the own account. */
const isForEveryAccount = ({ id }: View) => id === 'dashboard' || id === 'messages' || id === 'profile'

/** Instead of a view of the centre's life. */
function NotConnected({ label }: { label: string }) {
  return (
    <Stack space={20}>
      <PageHeading>{label}</PageHeading>
      <NoChildren />
    </Stack>
  )
}

const { pageOf, preload, usePrefetch } = screensOf(views, screens, waitingFor)

export const preloadView = ({ pathname }: { pathname: string }) => preload(viewOf(pathname)?.id)

const viewIdOf = (to: string) => viewOf(withoutChild(to))?.id

/** The parent portal: its shell with the view that the address asks for. */
export function PortalView({ centre, viewer, pathname, search, today, onLogout }: PortalViewProps) {
  const view = viewOf(pathname)
  const chosen = useChosenChild(search)
  const Page = view && pageOf(view.id)
  const badges = useBadges()
  const belongs = useBelongsToCentre()
  const prefetch = usePrefetch(viewIdOf)
  if (!Page) return <NotFoundPage />
  return (
    <PrefetchProvider value={prefetch}>
      <PortalShell
        centre={centre}
        view={view.id}
        views={belongs ? views : views.filter(isForEveryAccount)}
        badges={badges}
        child={chosen.child}
        onLogout={onLogout}
      >
        <ScreenBoundary key={view.id} what="page">
          {belongs || isForEveryAccount(view) ? (
            <Page viewer={viewer} search={chosen.search} today={today} />
          ) : (
            <NotConnected label={view.label} />
          )}
        </ScreenBoundary>
      </PortalShell>
    </PrefetchProvider>
  )
}
