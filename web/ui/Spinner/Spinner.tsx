import * as styles from './Spinner.css.ts'

/** Short work without a known length. For lists use skeletons. The word stays, or nothing would be said without motion. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status" className={styles.box}>
      <span aria-hidden className={styles.wheel} />
      {label}
    </span>
  )
}
