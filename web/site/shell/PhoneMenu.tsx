import { Menu, X } from 'lucide-react'
import { dashboardOf } from '#web/app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import type { ProgramLink } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { type AccountProps, NavLink } from './MainNav.tsx'
import { useDisclosure } from './DropDown.tsx'
import { navigation } from './navigation.ts'
import * as styles from './header.css.ts'

/** The header's links and buttons on small screens, behind one button. */
export function PhoneMenu({ programs, viewer, onLogout }: AccountProps & { programs: ProgramLink[] }) {
  const details = useDisclosure()
  return (
    <details ref={details} name="site-menu" className={styles.menu}>
      <summary className={styles.burger} aria-label="Menu">
        <Menu aria-hidden className={styles.opens} />
        <X aria-hidden className={styles.closes} />
      </summary>
      <div className={styles.panel}>
        <nav className={styles.list} aria-label="Menu">
          {navigation.before.map((item) => (
            <NavLink key={item.to} {...item} />
          ))}
          <NavLink to={sitePaths.programs} label="Programs" />
          <ul>
            {programs.map((program) => (
              <li key={program.slug}>
                <NavLink to={sitePaths.program(program.slug)} label={program.title} />
              </li>
            ))}
          </ul>
          {navigation.after.map((item) => (
            <NavLink key={item.to} {...item} />
          ))}
        </nav>
        <div className={styles.actions}>
          {viewer ? (
            <>
              <ButtonLink tone="primary" to={dashboardOf(viewer.role)}>
                Dashboard
              </ButtonLink>
              <Button onClick={onLogout}>Logout</Button>
            </>
          ) : (
            <>
              <div className={styles.full}>
                <ButtonLink tone="primary" wide to={sitePaths.enroll}>
                  Enroll Now
                </ButtonLink>
              </div>
              <ButtonLink to={sitePaths.parentLogin}>Parent Login</ButtonLink>
              <ButtonLink to={sitePaths.adminLogin}>Staff Login</ButtonLink>
            </>
          )}
        </div>
      </div>
    </details>
  )
}
