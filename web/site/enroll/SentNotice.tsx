import { CircleCheck } from 'lucide-react'
import * as styles from './SentNotice.css.ts'

/** Stays when the toast has gone, so that nobody wonders whether the application arrived. */
export function SentNotice() {
  return (
    <div className={styles.notice} role="status">
      <CircleCheck aria-hidden />
      <b className={styles.title}>Your application is with us</b>
      <p className={styles.text}>
        A confirmation is on its way to your e-mail address. The form is empty again, in case you have a second child to
        enroll.
      </p>
    </div>
  )
}
