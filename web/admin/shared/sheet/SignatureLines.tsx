import * as styles from './Sheet.css.ts'

/** Where a register on paper is signed. */
export function SignatureLines() {
  return (
    <div className={styles.signatures}>
      {['Teacher', 'Principal', 'Date'].map((who) => (
        <p key={who} className={styles.writeOn}>
          {who}
        </p>
      ))}
    </div>
  )
}
