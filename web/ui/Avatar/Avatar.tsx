import type { Companion } from '../Blob/Blob.tsx'
import { tone as tones } from '../Blob/Blob.css.ts'
import { classes, setVars } from '../layout.ts'
import * as styles from './Avatar.css.ts'

const order: readonly Companion[] = ['marigold', 'coral', 'sky', 'leaf', 'teal']

/** First letters of the first and last word; small words between them ("van Wyk") keep theirs, what is in brackets has none. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*\)/, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  const letters = words.length > 3 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('')
}

/** The same name always gets the same companion. */
function toneOf(name: string): Companion {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return order[sum % order.length] ?? 'teal'
}

export interface AvatarProps {
  /** Whose it is. The name stands beside it, so the picture itself is silent. */
  name: string
  /** Address of a picture; without one the initials are shown. */
  src?: string
  tone?: Companion
  /** 28 in tables, 32 by default, 36 in lists, 64 on a child's card. */
  size?: 28 | 32 | 36 | 44 | 64
  /** The hand-drawn outline instead of a circle. */
  blob?: boolean
}

/**
 * A face for somebody: a picture or initials on a companion's tint.
 *
 * - **Use it for:** Beside a name: 28 in tables, 32 by itself, 36 in lists, 64 on the card of a child.
 * - **Not for:** Pictures of places: `Picture`. Icons: `Blob`.
 * - **Parts:** A circle, or with `blob` the hand-drawn outline. Small words of a name keep their small letters:
 *   “MvW”.
 * - **Accessibility:** Silent: the name is beside it. Never show it without the name.
 * - **Words:** It has none.
 */
export function Avatar({ name, src, tone, size = 32, blob }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={classes(styles.avatar, tones[tone ?? toneOf(name)], blob && styles.face)}
      style={setVars({ [styles.side]: `${size}px` })}
    >
      {src ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" className={styles.picture} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
