import type { ComponentProps } from 'react'
import { PrefetchProvider } from '#web/app/prefetchOnIntent.ts'
import { type Screen, screensOf } from '#web/app/screens.tsx'
import { ScreenBoundary } from '#web/shared/status/ScreenBoundary.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import type { Section } from '../sections.ts'
import { AdminShell } from './AdminShell.tsx'

const waitingFor = (label: string) => <SkeletonList label={`Loading ${label.toLowerCase()}`} count={4} />

/**
 * An area of staff: one page, whose section is a search param, in the shell around all of them.
 * @param pathOf the address that opens a section as it is first seen
 */
export function sectionArea(
  sections: readonly Section[],
  screens: Readonly<Record<string, () => Promise<Screen>>>,
  pathOf: (id: string) => string,
) {
  const { pageOf, preload, usePrefetch } = screensOf(sections, screens, waitingFor)
  const plainSection = (to: string) => sections.find(({ id }) => pathOf(id) === to)?.id
  function SectionArea(props: Omit<ComponentProps<typeof AdminShell>, 'children'>) {
    const { current } = props
    const Page = pageOf(current.id)
    return (
      <PrefetchProvider value={usePrefetch(plainSection)}>
        <AdminShell {...props}>
          <ScreenBoundary key={current.id} what="section">
            {Page && <Page />}
          </ScreenBoundary>
        </AdminShell>
      </PrefetchProvider>
    )
  }
  return { SectionArea, preload }
}
