import { Check } from 'lucide-react'
import { classes } from '#web/ui/layout.ts'
import * as styles from './parts.css.ts'

/** A program's tags; the first one, its ages, wears the colour of the age group. */
const toneOf = (companion: string) =>
  companion in styles.tagsTone ? styles.tagsTone[companion as keyof typeof styles.tagsTone] : styles.tagsTone.neutral

export function Tags({ tags, companion }: { tags: string[]; companion: string }) {
  return (
    <ul className={styles.tags} aria-label="At a glance">
      {tags.map((tag, index) => (
        <li key={tag} className={classes(styles.tag, index === 0 ? toneOf(companion) : styles.tagsTone.neutral)}>
          {tag}
        </li>
      ))}
    </ul>
  )
}

export function TickList({ items }: { items: string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Check aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  )
}
