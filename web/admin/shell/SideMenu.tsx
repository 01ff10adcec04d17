import { LogOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { CountBadge } from '#web/ui/Badge/Badge.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { SearchField } from '#web/ui/Field/SearchField.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { searchMenu, type Section } from '../sections.ts'
import * as styles from './AdminShell.css.ts'

/** How many things wait in a section, and what they are: `{ count: 2, what: 'new' }`. */
export type MenuBadges = Partial<Record<string, { count: number; what: string }>>

/** The sections that somebody has chosen for the top of the menu. */
export interface Shortcuts {
  ids: readonly string[]
  /** Opens the dialog in which they are chosen. */
  onEdit: () => void
}

interface SideMenuProps {
  sections: readonly Section[]
  current: string
  badges: MenuBadges
  /** The address of a section. */
  pathOf?: (section: string) => string
  /** Above the groups; an area without any leaves them out. */
  shortcuts?: Shortcuts
  /** A section was chosen. */
  onChoose?: () => void
  /** Opens the command palette, whose keys are shown in the search field. */
  onFind?: () => void
}

/**
 * A low screen shows a part of the menu only: scrolls it to the current section. A menu that was scrolled before the page
 * was hydrated is left alone, or it would move away under a press.
 */
function useCurrentInView(current: string) {
  const link = useRef<HTMLAnchorElement>(null)
  const menu = useRef<HTMLElement>(null)
  const isHydrated = useRef(false)
  useEffect(() => {
    const isScrolled = (menu.current?.scrollTop ?? 0) > 0
    if (isHydrated.current || !isScrolled) link.current?.scrollIntoView({ block: 'nearest' })
    isHydrated.current = true
  }, [current])
  return { link, menu }
}

interface ShortcutRowProps extends Required<Pick<SideMenuProps, 'sections' | 'current' | 'badges' | 'pathOf'>> {
  shortcuts: Shortcuts
  onChoose: () => void
}

/** What somebody opens most, above all sections. */
function ShortcutRow({ shortcuts: { ids, onEdit }, sections, current, badges, pathOf, onChoose }: ShortcutRowProps) {
  const chosen = ids.flatMap((id) => sections.find((section) => section.id === id) ?? [])
  return (
    <nav aria-label="Shortcuts" className={styles.shortcuts}>
      <div className={styles.shortcutsHead}>
        <h2 className={styles.group}>Shortcuts</h2>
        <button type="button" className={styles.edit} onClick={onEdit}>
          Edit<VisuallyHidden> shortcuts</VisuallyHidden>
        </button>
      </div>
      <ul className={styles.tiles}>
        {chosen.map((section) => (
          <li key={section.id}>
            <Link
              to={pathOf(section.id)}
              aria-current={section.id === current ? 'page' : undefined}
              className={styles.tile}
              onClick={onChoose}
            >
              <span className={styles.tileLabel}>{section.label}</span>
              <CountBadge count={badges[section.id]?.count ?? 0} what={badges[section.id]?.what ?? ''} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The sections in their groups, narrowed by the search above them. */
export function SideMenu({ pathOf = paths.adminSection, onChoose, onFind, shortcuts, ...menuOf }: SideMenuProps) {
  const { sections, current, badges } = menuOf
  const [search, setSearch] = useState('')
  const navigate = useNavigate()
  const id = useId()
  const { link, menu } = useCurrentInView(current)
  const found = searchMenu(sections, search)

  function choose() {
    setSearch('')
    onChoose?.()
  }
  function openFirst(event: KeyboardEvent) {
    const first = found[0]?.sections[0]
    if (event.key !== 'Enter' || !search || !first) return
    void navigate(pathOf(first.id))
    choose()
  }
  return (
    <div className={styles.menu}>
      <div className={styles.find}>
        <SearchField
          label="Search menu"
          placeholder="Search menu..."
          size="compact"
          value={search}
          onChange={setSearch}
          onKeyDown={openFirst}
        />
        {onFind && !search && (
          <button type="button" className={styles.shortcut} onClick={onFind}>
            <VisuallyHidden>Find anything: </VisuallyHidden>
            Ctrl K
          </button>
        )}
      </div>
      {shortcuts && !search && <ShortcutRow {...menuOf} shortcuts={shortcuts} pathOf={pathOf} onChoose={choose} />}
      <nav ref={menu} aria-label="Sections" className={styles.nav}>
        {found.map(({ group, sections: entries }, index) => (
          <section key={group} aria-labelledby={`${id}-${index}`}>
            <h2 id={`${id}-${index}`} className={styles.group}>
              {group}
            </h2>
            <ul>
              {entries.map((section) => (
                <li key={section.id}>
                  <Link
                    to={pathOf(section.id)}
                    ref={section.id === current ? link : undefined}
                    aria-current={section.id === current ? 'page' : undefined}
                    className={styles.link}
                    onClick={choose}
                  >
                    <section.icon aria-hidden />
                    <span className={styles.label}>{section.label}</span>
                    <CountBadge count={badges[section.id]?.count ?? 0} what={badges[section.id]?.what ?? ''} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p role="status" className={found.length === 0 ? styles.none : undefined}>
          {found.length === 0 && `No sections match “${search.trim()}”.`}
        </p>
      </nav>
    </div>
  )
}

export interface ShellViewer {
  firstName: string
  lastName: string
  email: string
}

interface UserPanelProps {
  viewer: ShellViewer
  onSignOut: () => void
  /** One more button, beside Sign Out. */
  beside?: ReactNode
}

/** Who is signed in, and Sign Out. */
export function UserPanel({ viewer, onSignOut, beside }: UserPanelProps) {
  const name = `${viewer.firstName} ${viewer.lastName}`
  return (
    <div className={styles.panel}>
      <Avatar name={name} tone="teal" size={32} />
      <div>
        <p className={styles.name}>
          <TextLink tone="inherit" to={paths.account} title="Your account">
            {name}
          </TextLink>
        </p>
        <p className={styles.email} title={viewer.email}>
          {viewer.email}
        </p>
      </div>
      <span className={styles.buttons}>
        {beside}
        <IconButton icon={LogOut} label="Sign Out" tone="secondary" onClick={onSignOut} />
      </span>
    </div>
  )
}
