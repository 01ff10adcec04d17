import { LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { Brand } from '#web/shared/brand/Brand.tsx'
import { SchemeSwitch } from '#web/shared/scheme/SchemeSwitch.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { classes } from '#web/ui/layout.ts'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { type ViewId, viewPath } from '../viewIds.ts'
import { views } from '../views.ts'
import * as styles from './PortalShell.css.ts'

export interface PortalShellProps {
  centre: { name: string; tagline: string; phone: string; email: string }
  view: ViewId
  onLogout: () => void
  children: ReactNode
}

/** After a choice in the navigation the keyboard and the screen reader go on in what was chosen. */
function useFocusOnChange(view: ViewId) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [view])
  return main
}

/** What stands round every view of the parent portal. */
export function PortalShell({ centre, view, onLogout, children }: PortalShellProps) {
  const main = useFocusOnChange(view)
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.head}>
        <div className={classes(styles.column, styles.row)}>
          <div className={styles.brand}>
            <Brand centre={centre} />
          </div>
          <nav aria-label="Portal" className={styles.nav}>
            {views.map(({ id, label, icon: Icon }) => (
              <Link key={id} to={viewPath(id)} aria-current={id === view ? 'page' : undefined} className={styles.entry}>
                <Icon aria-hidden size={24} />
                {label}
              </Link>
            ))}
          </nav>
          <div className={styles.acts}>
            <Button size="small" icon={LogOut} onClick={onLogout}>
              Logout
            </Button>
          </div>
        </div>
      </header>
      <main id="content" ref={main} tabIndex={-1} className={classes(styles.column, styles.main)}>
        {children}
      </main>
      <footer className={classes(styles.column, styles.foot)}>
        <TextLink tone="inherit" href={`tel:${centre.phone.replaceAll(/[^\d+]/g, '')}`}>
          {centre.phone}
        </TextLink>
        <TextLink tone="inherit" href={`mailto:${centre.email}`}>
          {centre.email}
        </TextLink>
        <TextLink tone="inherit" to={paths.account}>
          Your account
        </TextLink>
        <TextLink tone="inherit" to={paths.privacy}>
          Privacy
        </TextLink>
        <span className={styles.scheme}>
          <SchemeSwitch />
        </span>
      </footer>
    </div>
  )
}
