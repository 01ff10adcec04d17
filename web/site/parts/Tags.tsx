import { classes } from '#web/ui/layout.ts'
import * as styles from './Tags.css.ts'

/** A program's tags; the first one, its ages, wears the colour of the age group. */
const toneOf = (companion: string) =>
  companion in styles.tone ? styles.tone[companion as keyof typeof styles.tone] : styles.tone.neutral

export function Tags({ tags, companion }: { tags: string[]; companion: string }) {
  return (
    <ul className={styles.tags} aria-label="At a glance">
      {tags.map((tag, index) => (
        <li key={tag} className={classes(styles.tag, index === 0 ? toneOf(companion) : styles.tone.neutral)}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
