import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classes } from '../layout.ts'
import { Link } from '../Link/Link.tsx'
import * as styles from './Button.css.ts'

export interface ButtonLook {
  /** One primary on a screen or dialog; `danger` only in a confirmation. */
  tone?: keyof typeof styles.tone
  size?: 'medium' | 'small'
  icon?: LucideIcon
  /** Where the icon stands. */
  iconAt?: 'start' | 'end'
  /** As wide as its place. */
  wide?: boolean
}

function buttonClass({ tone = 'secondary', size = 'medium', wide }: ButtonLook) {
  return classes(styles.button, styles.tone[tone], styles.size[size], wide && styles.wide)
}

function content({ icon: Icon, iconAt = 'start' }: ButtonLook, children: ReactNode) {
  const icon = Icon && <Icon aria-hidden />
  return (
    <>
      {iconAt === 'start' && icon}
      {children}
      {iconAt === 'end' && icon}
    </>
  )
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  children: ReactNode
  /** Work is under way: a second press does nothing, the focus stays. */
  pending?: boolean
  /** The word shown meanwhile ("Submitting..."). */
  pendingLabel?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button. While pending it keeps its width and changes its word. */
export function Button({
  children,
  tone,
  size,
  icon,
  iconAt,
  wide,
  pending = false,
  pendingLabel,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = { tone, size, icon, iconAt, wide }
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending || rest['aria-disabled'] === true) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      onClick={press}
      className={buttonClass(look)}
    >
      {pendingLabel === undefined ? (
        content(look, children)
      ) : (
        <span className={styles.words}>
          <span className={classes(styles.word, pending && styles.unseen)}>{content(look, children)}</span>
          <span className={classes(styles.word, !pending && styles.unseen)}>{pendingLabel}</span>
        </span>
      )}
    </button>
  )
}

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'href'> {
  children: ReactNode
  /** A page of this app. */
  to?: string
  /** Another site, a file, `tel:`, `mailto:`, an anchor. */
  href?: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button. */
export function ButtonLink({ children, tone, size, icon, iconAt, wide, to, href, ...rest }: ButtonLinkProps) {
  const look = { tone, size, icon, iconAt, wide }
  if (to !== undefined) {
    return (
      <Link {...rest} to={to} className={buttonClass(look)}>
        {content(look, children)}
      </Link>
    )
  }
  return (
    <a
      {...rest}
      href={href}
      rel={rest.target === '_blank' ? 'noopener noreferrer' : rest.rel}
      className={buttonClass(look)}
    >
      {content(look, children)}
    </a>
  )
}

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'aria-label' | 'children'> {
  icon: LucideIcon
  /** What it does; also its tooltip where there is no other. */
  label: string
  tone?: 'secondary' | 'quiet' | 'primary'
  ref?: Ref<HTMLButtonElement>
}

/** A square button with an icon alone. 36 px, 44 on touch. */
export function IconButton({
  icon: Icon,
  label,
  tone = 'quiet',
  type = 'button',
  title = label,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={title || undefined}
      className={classes(styles.button, styles.tone[tone], styles.size.square)}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}

export interface IconButtonLinkProps {
  icon: LucideIcon
  label: string
  tone?: IconButtonProps['tone']
  /** A page of this app. */
  to: string
}

/** A link that looks like an {@link IconButton}. */
export function IconButtonLink({ icon: Icon, label, tone = 'quiet', to }: IconButtonLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className={classes(styles.button, styles.tone[tone], styles.size.square)}
    >
      <Icon aria-hidden size={20} />
    </Link>
  )
}
