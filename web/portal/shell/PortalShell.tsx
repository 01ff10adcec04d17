import { Ellipsis, LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { paths } from '#web/app/paths.ts'
import { Brand } from '#web/shared/brand/Brand.tsx'
import { OpenNow } from '#web/shared/brand/OpenNow.tsx'
import { callLink, chatLink } from '#web/shared/brand/reach.ts'
import { SchemeSwitch } from '#web/shared/scheme/SchemeSwitch.tsx'
import { CountBadge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { classes } from '#web/ui/layout.ts'
import { SkipLink } from '#web/ui/SkipLink/SkipLink.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { portalDialogs } from '../lazyDialogs.ts'
import type { View, ViewId } from '../views.ts'
import type { Badges } from './badges.ts'
import { CentreContext, type PortalCentre, portalGreeting } from './centre.tsx'
import * as styles from './PortalShell.css.ts'
import { barOf, ViewGroups } from './ViewGroups.tsx'
import { BarContent, type NavigationProps, ViewLink } from './ViewLink.tsx'

export interface PortalShellProps extends Pick<NavigationProps, 'child'> {
  centre: PortalCentre
  view: ViewId
  /** What waits in the views. */
  badges: Badges
  /** The views to choose from. */
  views: readonly View[]
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
  }, [view])
  return main
}

/** The header, navigation and footer of every view of the parent portal. */
export function PortalShell({ centre, view, views, badges, child, onLogout, children }: PortalShellProps) {
  const main = useFocusOnChange(view)
  const chat = chatLink(centre, portalGreeting(centre))
  return (
    <div className={styles.shell}>
      <SkipLink to="#content" />
      <header className={styles.head}>
        <div className={classes(styles.column, styles.row)}>
          <div className={styles.brand}>
            <Brand centre={centre} />
          </div>
          <div className={styles.acts}>
            <Button size="small" icon={LogOut} onClick={onLogout}>
              Logout
            </Button>
          </div>
        </div>
      </header>
      <div className={classes(styles.column, styles.body)}>
        <nav aria-label="Portal" className={styles.side}>
          <ViewGroups views={views} current={view} badges={badges} child={child} />
        </nav>
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <CentreContext value={centre}>{children}</CentreContext>
        </main>
      </div>
      <footer className={classes(styles.column, styles.foot)}>
        <TextLink tone="inherit" href={callLink(centre.phone)}>
          {centre.phone}
        </TextLink>
        <OpenNow centre={centre} />
        <TextLink tone="inherit" href={`mailto:${centre.email}`}>
          {centre.email}
        </TextLink>
        {chat && (
          <TextLink tone="inherit" href={chat} target="_blank">
            WhatsApp
          </TextLink>
        )}
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
      <BottomBar views={views} current={view} badges={badges} child={child} onLogout={onLogout} />
    </div>
  )
}

const { prefetch, component } = portalDialogs
const ViewSheet = component('ViewSheet')

/** The navigation at the bottom of a phone: what is needed most, and behind "More" a sheet with everything. */
function BottomBar({ onLogout, ...navigation }: NavigationProps & Pick<PortalShellProps, 'onLogout'>) {
  const { views, current, badges } = navigation
  const [open, setOpen] = useState(false)
  const inBar = barOf(views)
  const behind = views.filter((view) => !inBar.includes(view))
  const waiting = behind.reduce((sum, { id }) => sum + (badges[id]?.count ?? 0), 0)
  return (
    <nav aria-label="Portal" className={styles.bar}>
      {inBar.map((view) => (
        <ViewLink key={view.id} {...navigation} view={view} inBar />
      ))}
      {behind.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          data-current={behind.some(({ id }) => id === current) || undefined}
          className={styles.barEntry}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => setOpen(true)}
        >
          <BarContent icon={Ellipsis} badge={<CountBadge count={waiting} what="waiting" />}>
            More
          </BarContent>
        </button>
      )}
      {open && <ViewSheet {...navigation} onLogout={onLogout} onClose={() => setOpen(false)} />}
    </nav>
  )
}
