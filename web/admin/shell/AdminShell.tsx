import { Menu as MenuIcon, Settings } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { paths } from '#web/app/paths.ts'
import { SchemeSwitch } from '#web/shared/scheme/SchemeSwitch.tsx'
import { IconButton, IconButtonLink } from '#web/ui/Button/Button.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { SkipLink } from '#web/ui/SkipLink/SkipLink.tsx'
import { allSections, type Section } from '../sections.ts'
import * as styles from './AdminShell.css.ts'
import { shellParts } from './lazyDialogs.ts'
import { NotificationBell } from './NotificationBell.tsx'
import type { NotificationBellProps } from './NotificationEntries.tsx'
import { type MenuBadges, type ShellViewer, SideMenu, UserPanel } from './SideMenu.tsx'

const CommandPalette = shellParts.component('CommandPalette')
const ShortcutsDialog = shellParts.component('ShortcutsDialog')
const Drawer = shellParts.component('Drawer')

interface AdminShellProps {
  /** `null` until it is known who is signed in. */
  viewer: ShellViewer | null
  centre: { name: string; tagline: string }
  sections: readonly Section[]
  current: Section
  badges?: MenuBadges
  /** Sections at the top of the menu, as the account has chosen them; an area without any leaves them out. */
  shortcuts?: readonly string[]
  /** What needs attention; an area without any leaves it out, and the palette that finds people too. */
  notifications?: NotificationBellProps
  /** Where the name of the centre leads. */
  home?: string
  /** The address of a section. */
  pathOf?: (section: string) => string
  /** Where the settings icon leads; without it there is none. */
  settingsPath?: string
  onSignOut: () => void
  children: ReactNode
}

interface MenuDrawerProps {
  menu: Omit<ComponentProps<typeof SideMenu>, 'onChoose'>
  person: Omit<ComponentProps<typeof UserPanel>, 'beside'>
  onClose: () => void
}

/** The menu of a small screen: closes after a choice. */
export function MenuDrawer({ menu, person, onClose }: MenuDrawerProps) {
  return (
    <Drawer open onClose={onClose} title="Menu">
      <div className={styles.inDrawer}>
        <div className={styles.fill}>
          <SideMenu {...menu} onChoose={onClose} />
        </div>
        <UserPanel {...person} beside={<SchemeSwitch />} />
      </div>
    </Drawer>
  )
}

/** Ctrl+K or Cmd+K opens the command palette. */
function useFindShortcut(open: () => void) {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** The frame of every section: menu, user, title. */
export function AdminShell({
  viewer,
  centre,
  sections,
  current,
  badges = {},
  shortcuts,
  notifications,
  home = paths.adminDashboard,
  pathOf = paths.adminSection,
  ...rest
}: AdminShellProps) {
  const [menuOpen, setMenuOpen] = useState(false)
  const [finding, setFinding] = useState(false)
  const [choosing, setChoosing] = useState(false)
  useFindShortcut(() => setFinding(notifications !== undefined))

  if (!viewer) {
    return (
      <p role="status" className={styles.loading}>
        Loading admin dashboard...
      </p>
    )
  }
  function onEdit() {
    setMenuOpen(false)
    setChoosing(true)
  }
  const menu = {
    sections,
    current: current.id,
    badges,
    pathOf,
    ...(shortcuts && { shortcuts: { ids: shortcuts, onEdit } }),
  }
  const person = { viewer, onSignOut: rest.onSignOut }
  return (
    <div className={styles.shell}>
      <SkipLink to="#section" />
      <aside className={styles.side} aria-label="Menu">
        <Link to={home} className={styles.brand}>
          <img src="/art/logo-mark.svg" alt="" width={46} height={46} className={styles.mark} />
          <span>
            <span className={styles.brandName}>{centre.name}</span>
            <span className={styles.tagline}>{centre.tagline}</span>
          </span>
        </Link>
        <div className={styles.fill}>
          <SideMenu {...menu} {...(notifications ? { onFind: () => setFinding(true) } : {})} />
        </div>
        <UserPanel {...person} />
      </aside>
      {menuOpen && <MenuDrawer menu={menu} person={person} onClose={() => setMenuOpen(false)} />}
      {finding && <CommandPalette sections={allSections} onClose={() => setFinding(false)} />}
      {choosing && <ShortcutsDialog sections={sections} chosen={shortcuts ?? []} onClose={() => setChoosing(false)} />}
      <div className={styles.page}>
        <header className={styles.head}>
          <div className={styles.hamburger}>
            <IconButton icon={MenuIcon} label="Open menu" tone="secondary" onClick={() => setMenuOpen(true)} />
          </div>
          <div className={styles.titles}>
            <h1 className={styles.title}>{current.label}</h1>
            <p className={styles.subtitle}>
              {current.lead ?? `Manage your preschool's ${current.label.toLowerCase()}`}
            </p>
            <p className={styles.onPaper}>{centre.name}</p>
          </div>
          <div className={styles.tools}>
            <div className={styles.wideOnly}>
              <SchemeSwitch />
            </div>
            {notifications && <NotificationBell {...notifications} />}
            {rest.settingsPath && (
              <IconButtonLink to={rest.settingsPath} icon={Settings} label="Settings" tone="secondary" />
            )}
          </div>
        </header>
        <main id="section" tabIndex={-1} className={styles.main}>
          {rest.children}
        </main>
      </div>
    </div>
  )
}
