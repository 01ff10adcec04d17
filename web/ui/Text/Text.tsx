import { type ElementType, Fragment, type ReactNode } from 'react'
import { classes } from '../layout.ts'
import * as styles from './Text.css.ts'

export interface TextProps {
  children: ReactNode
  size?: keyof typeof styles.size
  tone?: keyof typeof styles.tone
  weight?: keyof typeof styles.weight
  align?: keyof typeof styles.align
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li' | 'time' | 'figcaption' | 'address'
  /** Limits the width to what reads well. */
  prose?: boolean
  /** Tabular figures for amounts, times and counts. */
  figures?: boolean
  /** Cut off with an ellipsis after one or two lines. */
  lines?: 1 | 2
  /** Keeps typed line breaks. */
  asTyped?: boolean
  id?: string
  /** Appears because of what somebody did: a screen reader says it. */
  live?: boolean
  /** Machine-readable value of a `time`. */
  dateTime?: string
}

/**
 * Text in one of the sizes of the scale.
 *
 * - **Use it for:** Sentences, second lines, amounts, dates.
 * - **Not for:** Headings: `Heading`. Names with their values: `DefinitionList`. A status in one word:
 *   `Badge`.
 * - **Parts:** `size`, `tone` and `weight` come from the theme. `prose` limits the width to 68 characters (58 for a
 *   lead), `figures` lines up digits, `lines` cuts after one or two, `asTyped` keeps line breaks that people typed.
 * - **Accessibility:** `live` makes it a status that is read when it appears. Use it for what follows from an action,
 *   not for what is there from the start. `as="time"` with `dateTime` gives a date that machines can read. A text
 *   that is cut with `lines` has to be whole somewhere else: its page, or a `title`.
 * - **Words:** One idea a sentence. See `Words` for dates, amounts and errors.
 */
export function Text({
  children,
  size = 'body',
  tone = 'inherit',
  weight = 'inherit',
  align,
  as = 'p',
  prose,
  figures,
  lines,
  asTyped,
  id,
  live,
  dateTime,
}: TextProps) {
  const Tag: ElementType = as
  const className = classes(
    styles.size[size],
    styles.tone[tone],
    styles.weight[weight],
    align && styles.align[align],
    prose && (size === 'lead' ? styles.proseLead : styles.prose),
    figures && styles.figures,
    lines === 1 && styles.oneLine,
    lines === 2 && styles.twoLines,
    asTyped && styles.asTyped,
  )
  return (
    <Tag id={id} role={live ? 'status' : undefined} dateTime={dateTime} className={className}>
      {children}
    </Tag>
  )
}

/** A size, a reference or a time within a text: it is not broken across lines. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>
}

/** Several of them in a row, which is broken between them alone. */
export function UnbrokenParts({ parts, between }: { parts: readonly string[]; between: string }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && between}
      <Unbroken>{part}</Unbroken>
    </Fragment>
  ))
}
