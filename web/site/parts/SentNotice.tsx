import { CircleCheck } from 'lucide-react'
import * as styles from './SentNotice.css.ts'

/** Stays when the toast has gone, so that nobody wonders whether what was sent arrived. */
export function SentNotice({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.notice} role="status">
      <CircleCheck aria-hidden />
      <b className={styles.title}>{title}</b>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
