import { ApproachProvider } from '#web/app/approach.ts'
import { screensOf } from '#web/app/screens.tsx'
import { useHydrated } from '#web/app/useHydrated.ts'
import { NotFoundPage } from '#web/shared/status/NotFoundPage.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { useBadges } from './shell/badges.ts'
import { PortalShell, type PortalShellProps } from './shell/PortalShell.tsx'
import { type ViewProps, viewOf, views } from './views.ts'

export interface PortalViewProps extends Pick<PortalShellProps, 'centre' | 'onLogout'>, ViewProps {
  /** The address, which says what is shown. */
  pathname: string
}

const waitingFor = (label: string) => <SkeletonList label={`Loading ${label.toLowerCase()}`} count={3} height="block" />

const { pageOf, useApproach } = screensOf(views, waitingFor)

const viewIdOf = (to: string) => viewOf(to)?.id

/** The parent portal: its shell with the view that the address asks for. */
export function PortalView({ centre, viewer, pathname, search, today, onLogout }: PortalViewProps) {
  const view = viewOf(pathname)
  const Page = view && pageOf(view.id)
  const hydrated = useHydrated()
  const badges = useBadges()
  const approach = useApproach(viewIdOf)
  if (!Page) return <NotFoundPage />
  return (
    <ApproachProvider value={approach}>
      <PortalShell centre={centre} view={view.id} badges={badges} onLogout={onLogout}>
        {hydrated ? <Page key={view.id} viewer={viewer} search={search} today={today} /> : waitingFor(view.label)}
      </PortalShell>
    </ApproachProvider>
  )
}
