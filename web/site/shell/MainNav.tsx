import { ChevronDown, LayoutDashboard, LogIn, LogOut, ShieldCheck, Users } from 'lucide-react'
import { usePage } from '#web/app/page.ts'
import { dashboardOf } from '#web/app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import type { ProgramLink, Viewer } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { DropDown } from './DropDown.tsx'
import * as styles from './header.css.ts'
import { isActive, isProgramPath, navigation } from './navigation.ts'

/** A link that says whether it is the page shown (`page`) or leads to its parent (`true`). */
export function NavLink({ to, label, className }: { to: string; label: string; className?: string }) {
  const { pathname } = usePage()
  const current = pathname === to ? 'page' : isActive(pathname, to) ? 'true' : undefined
  return (
    <a href={to} aria-current={current} className={className}>
      {label}
    </a>
  )
}

export function MainNav({ programs }: { programs: ProgramLink[] }) {
  const { pathname } = usePage()
  return (
    <nav className={styles.nav} aria-label="Main">
      {navigation.before.map((item) => (
        <NavLink key={item.to} {...item} className={styles.link} />
      ))}
      <DropDown
        current={isProgramPath(pathname)}
        summary={
          <>
            Programs
            <ChevronDown aria-hidden />
          </>
        }
      >
        {programs.map((program) => (
          <NavLink key={program.slug} to={sitePaths.program(program.slug)} label={program.title} />
        ))}
        <NavLink to={sitePaths.programs} label="All Programs" />
      </DropDown>
      {navigation.after.map((item) => (
        <NavLink key={item.to} {...item} className={styles.link} />
      ))}
    </nav>
  )
}

export interface AccountProps {
  /** Who is signed in; none for a guest. */
  viewer: Viewer | null
  onLogout: () => void
}

/** The right end of the header: Enroll Now and Login for guests, Dashboard and Logout for everybody else. */
export function AccountLinks({ viewer, onLogout }: AccountProps) {
  if (viewer) {
    return (
      <div className={styles.links}>
        <Button tone="secondary" icon={LogOut} onClick={onLogout}>
          Logout
        </Button>
        <ButtonLink tone="primary" icon={LayoutDashboard} to={dashboardOf(viewer.role)}>
          Dashboard
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.links}>
      <DropDown
        look="button"
        side="end"
        summary={
          <>
            <LogIn aria-hidden />
            Login
          </>
        }
      >
        <a href={sitePaths.parentLogin}>
          <Users aria-hidden />
          Parent Portal
        </a>
        <a href={sitePaths.adminLogin}>
          <ShieldCheck aria-hidden />
          Staff Login
        </a>
      </DropDown>
      <ButtonLink tone="primary" to={sitePaths.enroll}>
        Enroll Now
      </ButtonLink>
    </div>
  )
}
