import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classes } from '../layout.ts'
import { Anchor, type AnchorProps, Link, type LinkProps } from '../Link/Link.tsx'
import * as styles from './Button.css.ts'

export interface ButtonLook {
  /** One primary on a screen or dialog; `danger` only in a confirmation. */
  tone?: keyof typeof styles.tone
  size?: 'medium' | 'small'
  icon?: LucideIcon
  /** Before or after the words. */
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

/** A button. While pending its width stays and its label changes. */
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

export interface ButtonLinkProps extends ButtonLook, Omit<AnchorProps, 'className'> {
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ children, tone, size, icon, iconAt, wide, ...rest }: ButtonLinkProps) {
  const look = { tone, size, icon, iconAt, wide }
  return (
    <Anchor {...rest} className={buttonClass(look)}>
      {content(look, children)}
    </Anchor>
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

const squareClass = (tone: keyof typeof styles.tone) => classes(styles.button, styles.tone[tone], styles.size.square)

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
    <button {...rest} type={type} aria-label={label} title={title || undefined} className={squareClass(tone)}>
      <Icon aria-hidden size={20} />
    </button>
  )
}

/** A link that looks like an {@link IconButton}. */
export function IconButtonLink({
  icon: Icon,
  label,
  tone = 'quiet',
  to,
}: Pick<IconButtonProps, 'icon' | 'label' | 'tone'> & Pick<LinkProps, 'to'>) {
  return (
    <Link to={to} aria-label={label} title={label} className={squareClass(tone)}>
      <Icon aria-hidden size={20} />
    </Link>
  )
}
