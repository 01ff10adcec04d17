import { ChevronDown } from 'lucide-react'
import { usePage } from '#web/app/page.ts'
import type { ProgramLink } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { DropDown } from './DropDown.tsx'
import * as styles from './MainNav.css.ts'
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
