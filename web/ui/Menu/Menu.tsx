import {
  MenuButton as AriakitMenuButton,
  MenuItem as AriakitMenuItem,
  Menu as AriakitMenu,
  MenuProvider,
  MenuSeparator as AriakitSeparator,
} from '@ariakit/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '../layout.ts'
import { Link } from '../Link/Link.tsx'
import * as styles from './Menu.css.ts'

export interface MenuProps {
  /** The button that opens it: `<Button>`, `<IconButton icon label>`. */
  button: ReactElement
  /** Names the menu when the button's own words do not. */
  label?: string
  children: ReactNode
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
  /** For a menu that is fetched when its button is pressed. */
  startsOpen?: boolean
}

/** A button with a list of actions or pages. Arrow keys and letters move, Escape closes. */
export function Menu({ button, label, children, placement = 'bottom-end', startsOpen = false }: MenuProps) {
  return (
    <MenuProvider placement={placement} defaultOpen={startsOpen}>
      <AriakitMenuButton render={button} />
      <AriakitMenu
        modal
        preventBodyScroll={false}
        portal
        gutter={6}
        unmountOnHide
        aria-label={label}
        className={styles.menu}
      >
        {children}
      </AriakitMenu>
    </MenuProvider>
  )
}

export interface MenuItemProps {
  children: ReactNode
  icon?: LucideIcon
  onSelect?: () => void
  /** A page of this app. */
  to?: string
  /** Anything else: a file, another site. */
  href?: string
  /** Takes something away: danger colour, and it belongs at the end. */
  danger?: boolean
  disabled?: boolean
}

export function MenuItem({ children, icon: Icon, onSelect, to, href, danger, disabled }: MenuItemProps) {
  const target = to !== undefined ? <Link to={to} /> : href !== undefined ? <a href={href} /> : undefined
  return (
    <AriakitMenuItem
      render={target}
      onClick={onSelect}
      disabled={disabled}
      className={classes(styles.item, danger && styles.danger)}
    >
      {Icon && <Icon aria-hidden size={18} className={danger ? undefined : styles.icon} />}
      <span className={styles.words}>{children}</span>
    </AriakitMenuItem>
  )
}

export function MenuSeparator() {
  return <AriakitSeparator className={styles.separator} />
}
