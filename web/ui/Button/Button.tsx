import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classes } from '../layout.ts'
import { Anchor, type AnchorProps, Link, type LinkProps } from '../Link/Link.tsx'
import { useTooltip } from '../Tooltip/useTooltip.tsx'
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

/**
 * Does something when it is clicked; `ButtonLink` looks the same and leads somewhere. While pending its width stays
 * and its label changes.
 *
 * - **Use it for:** Saving, sending, opening a dialog. One `primary` on a screen or in a dialog.
 * - **Not for:** Going to another page: `ButtonLink`, or `TextLink` in a text. A choice that stays:
 *   `Checkbox`, `SegmentedControl` or `Chips`. An icon without words: `IconButton`.
 * - **Parts:** Words, and an icon before or behind them. `size="small"` is for portal and admin. While `pending` the
 *   button keeps its width and shows `pendingLabel`.
 * - **Accessibility:** Enter and Space press it. While pending it is `aria-disabled` and `aria-busy`, but keeps the
 *   focus, so that nobody is thrown back to the top. It has `type="button"` unless you say `submit`, so it never
 *   sends a form by accident. 44 px high on touch, whatever its size.
 * - **Words:** A verb and what it acts on: “Add payment”, “Delete activity”. Never “OK” or “Yes”. While it works: the
 *   same verb with three dots, “Saving...”.
 */
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

/**
 * A square button with an icon alone. 36 px, 44 on touch.
 *
 * - **Use it for:** Actions that everybody knows by their icon: close, more, back, notifications; and where a row has
 *   no room for words.
 * - **Not for:** The main thing on a screen: a `Button` with words.
 * - **Parts:** One icon of 20 px. `label` is its name and its tooltip.
 * - **Accessibility:** The label is the name that is read. In a list it says which row it belongs to: “Actions for
 *   Thabo Mokoena”. It is shown as a tooltip to who points at it and to who reaches it with the keyboard; Escape hides
 *   that, and `title=""` turns it off where the words are already beside it.
 * - **Words:** A verb, or a noun where it opens something: “Close”, “Notifications”.
 */
export function IconButton({
  icon: Icon,
  label,
  tone = 'quiet',
  type = 'button',
  title = label,
  ...rest
}: IconButtonProps) {
  const { tooltip, listeners } = useTooltip(title, rest)
  return (
    <>
      <button {...rest} {...listeners} type={type} aria-label={label} className={squareClass(tone)}>
        <Icon aria-hidden size={20} />
      </button>
      {tooltip}
    </>
  )
}

/** A link that looks like an {@link IconButton}. */
export function IconButtonLink({
  icon: Icon,
  label,
  tone = 'quiet',
  to,
}: Pick<IconButtonProps, 'icon' | 'label' | 'tone'> & Pick<LinkProps, 'to'>) {
  const { tooltip, listeners } = useTooltip<HTMLAnchorElement>(label, {})
  return (
    <>
      <Link {...listeners} to={to} aria-label={label} className={squareClass(tone)}>
        <Icon aria-hidden size={20} />
      </Link>
      {tooltip}
    </>
  )
}
