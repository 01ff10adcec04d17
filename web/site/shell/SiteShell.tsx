import type { ReactNode } from 'react'
import { SkipLink } from '#web/ui/SkipLink/SkipLink.tsx'
import type { CentreContact, ProgramLink } from '../siteData.ts'
import type { AccountProps } from './AccountLinks.tsx'
import { ReachUs } from './ReachUs.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import * as styles from './SiteShell.css.ts'
import { TopBar } from './TopBar.tsx'

export interface SiteShellProps extends AccountProps {
  children: ReactNode
  centre: CentreContact
  /** Entries of the Programs menu and of the footer's list. */
  programs: ProgramLink[]
  year: number
}

/** What stands round every public page. */
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
