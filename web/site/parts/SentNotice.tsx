import { CircleCheck } from 'lucide-react'
import * as styles from './parts.css.ts'

/** Stays when the toast has gone: it confirms that the form was sent. It is rendered in a live region. */
export function SentNotice({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.notice}>
      <CircleCheck aria-hidden />
      <b className={styles.sentNoticeTitle}>{title}</b>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
