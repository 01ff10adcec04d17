import { type ComponentType, lazy, Suspense } from 'react'
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

/** Each view's page, loaded when it is first shown. */
const pages = new Map<string, ComponentType<ViewProps>>(
  views.map(({ id, load }) => [id, lazy(async () => ({ default: await load() }))]),
)

/** The parent portal: its shell with the view that the address asks for. */
export function PortalView({ centre, viewer, pathname, search, today, onLogout }: PortalViewProps) {
  const view = viewOf(pathname)
  const Page = view && pages.get(view.id)
  const hydrated = useHydrated()
  const badges = useBadges()
  if (!Page) return <NotFoundPage />
  const waiting = <SkeletonList label={`Loading ${view.label.toLowerCase()}`} count={3} height="block" />
  return (
    <PortalShell centre={centre} view={view.id} badges={badges} onLogout={onLogout}>
      <Suspense key={view.id} fallback={waiting}>
        {hydrated ? <Page viewer={viewer} search={search} today={today} /> : waiting}
      </Suspense>
    </PortalShell>
  )
}
