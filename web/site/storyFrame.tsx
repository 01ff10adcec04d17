import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { Toaster } from '#web/ui/Toast/Toaster.tsx'
import { programLinks } from './feeSchedule.ts'
import { sampleContent } from './sampleContent.ts'
import { SiteShell } from './shell/SiteShell.tsx'

export const sampleProgramLinks = programLinks(sampleContent.programs)

/** Where the story's router stands, for plays that follow a link. */
function Address() {
  const { pathname, search } = useLocation()
  return <output hidden>{pathname + search}</output>
}

export function Routed({ at, children }: { at: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      {children}
      <Address />
      <Toaster />
    </MemoryRouter>
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
