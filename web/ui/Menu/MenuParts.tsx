import type { LucideIcon } from 'lucide-react'
import {
  Menu as AriakitMenu,
  MenuItem as AriakitMenuItem,
  MenuProvider,
  MenuSeparator as AriakitSeparator,
  useMenuStore,
} from '@ariakit/react'
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react'
import { classes } from '../layout.ts'
import { Link } from '../Link/Link.tsx'
import { notificationElements } from '../Toast/notifications.ts'
import * as styles from './Menu.css.ts'

export interface MenuProps {
  /** The button that opens it: `<Button>`, `<IconButton icon label>`. */
  button: ReactElement
  /** Names the menu when the button's own words do not. */
  label?: string
  children: ReactNode
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
}

export interface ItemProps {
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

/** The anchor of an open menu, and what gets the focus first. */
export interface OpenedMenu {
  anchor: HTMLElement
  focus: 'container' | 'first' | 'last'
}

interface OpenedProps extends OpenedMenu, Pick<MenuProps, 'label' | 'placement'> {
  /** Id of the button, where its words name the menu. */
  labelledBy?: string
  onClose: () => void
  children: ReactNode
}

/** A menu that is open. */
export function Opened({ anchor, focus, label, labelledBy, placement, onClose, children }: OpenedProps) {
  const menu = useMenuStore({ open: true, setOpen: (next) => !next && onClose(), placement: placement ?? 'bottom-end' })
  useLayoutEffect(() => {
    menu.setAnchorElement(anchor)
    menu.setDisclosureElement(anchor)
    menu.setInitialFocus(focus)
    menu.setAutoFocusOnShow(true)
  }, [menu, anchor, focus])
  return (
    <MenuProvider store={menu}>
      <AriakitMenu
        modal
        preventBodyScroll={false}
        portal
        gutter={6}
        unmountOnHide
        getPersistentElements={notificationElements}
        aria-label={label}
        aria-labelledby={labelledBy}
        className={styles.menu}
      >
        {children}
      </AriakitMenu>
    </MenuProvider>
  )
}

export function Item({ children, icon: Icon, onSelect, to, href, danger, disabled }: ItemProps) {
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

export function Separator() {
  return <AriakitSeparator className={styles.separator} />
}
