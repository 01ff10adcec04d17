import { CircleCheck } from 'lucide-react'
import * as styles from './SentNotice.css.ts'

/** Stays when the toast has gone, so that nobody wonders whether what was sent arrived. Its place is a live region. */
export function SentNotice({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.notice}>
      <CircleCheck aria-hidden />
      <b className={styles.title}>{title}</b>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
