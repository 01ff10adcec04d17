import type { LucideIcon } from 'lucide-react'
import {
  Menu as AriakitMenu,
  MenuGroup as AriakitGroup,
  MenuGroupLabel as AriakitGroupLabel,
  MenuItem as AriakitMenuItem,
  MenuItemRadio as AriakitMenuItemRadio,
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

/** Items under a heading. */
export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <AriakitGroup>
      <AriakitGroupLabel className={styles.group}>{label}</AriakitGroupLabel>
      {children}
    </AriakitGroup>
  )
}

interface ChoiceProps {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

/** One of a few words that the other items follow from; the menu stays open. */
export function RadioItems({ label, options, value, onChange }: ChoiceProps) {
  return (
    <Group label={label}>
      <div className={styles.choice}>
        {options.map((option) => (
          <AriakitMenuItemRadio
            key={option}
            name={label}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className={classes(styles.item, option === value && styles.chosen)}
          >
            {option}
          </AriakitMenuItemRadio>
        ))}
      </div>
    </Group>
  )
}

export function Separator() {
  return <AriakitSeparator className={styles.separator} />
}
