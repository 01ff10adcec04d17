import type { ReactNode } from 'react'
import { todayInJohannesburg } from '#graphql/values/clock.ts'
import { Head, type HeadProps } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { useSignOut } from '#web/shared/session/useSignOut.tsx'
import { SkipLink } from '#web/ui/SkipLink/SkipLink.tsx'
import { programLinks } from '../feeSchedule.ts'
import type { CentreContact, ProgramLink } from '../siteData.ts'
import type { AccountProps } from './MainNav.tsx'
import { ReachUs } from './ReachUs.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader, TopBar } from './SiteHeader.tsx'
import * as styles from './SiteShell.css.ts'

export interface SiteShellProps extends AccountProps {
  children: ReactNode
  centre: CentreContact
  /** Entries of the Programs menu and of the footer's list. */
  programs: ProgramLink[]
  year: number
}

/** The header, footer and contact buttons of every public page. */
export function SiteShell({ children, centre, programs, year, viewer, onLogout }: SiteShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink to="#content" />
      <TopBar centre={centre} />
      <SiteHeader centre={centre} programs={programs} viewer={viewer} onLogout={onLogout} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter centre={centre} programs={programs} year={year} />
      <ReachUs centre={centre} />
    </div>
  )
}

/** The shell of a public page, for the user who is signed in. */
export function SiteFrame({ children, ...head }: HeadProps & { children: ReactNode }) {
  const { centre, programs, viewer } = useFrame()
  const { signOut, question } = useSignOut(viewer?.id ?? null)
  return (
    <SiteShell
      centre={centre}
      programs={programLinks(programs)}
      viewer={viewer}
      year={Number(todayInJohannesburg().slice(0, 4))}
      onLogout={() => void signOut()}
    >
      <Head {...head} />
      {children}
      {question}
    </SiteShell>
  )
}
