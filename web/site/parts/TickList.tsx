import { Check } from 'lucide-react'
import * as styles from './TickList.css.ts'

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
