import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { PageProvider } from '#web/app/page.ts'
import { Toaster } from '#web/ui/Toast/Toaster.tsx'
import { programLinks } from './feeSchedule.ts'
import { sampleContent } from './sampleContent.ts'
import { SiteShell } from './shell/SiteShell.tsx'

export const sampleProgramLinks = programLinks(sampleContent.programs)

const { centre, programs } = sampleContent

export function Routed({ at, children }: { at: string; children: ReactNode }) {
  const { pathname, search } = new URL(at, window.location.origin)
  const page = {
    module: '',
    origin: '',
    pathname,
    search,
    frame: { viewer: null, centre, programs },
    data: null,
    onFrame: () => undefined,
  }
  return (
    <PageProvider value={page}>
      {children}
      <Toaster />
    </PageProvider>
  )
}

/** A page as visitors see it: in the shell, at its address. */
export const onPage =
  (at: string): Decorator =>
  (Story) => (
    <Routed at={at}>
      <SiteShell
        centre={sampleContent.centre}
        programs={sampleProgramLinks}
        year={2026}
        viewer={null}
        onLogout={() => undefined}
      >
        <Story />
      </SiteShell>
    </Routed>
  )
