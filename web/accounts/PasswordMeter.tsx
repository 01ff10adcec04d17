import { passwordStrength, shortestPassword } from '#graphql/accounts/passwordStrength.rules.ts'
import * as styles from './AccountShell.css.ts'

const looks = { short: 'none', weak: 'weak', fair: 'fair', good: 'good', strong: 'good' } as const

/** How hard the password is to guess, as a bar and in words. It advises and never forbids. */
export function PasswordMeter({ password, personal }: { password: string; personal: readonly string[] }) {
  const { level, filled, label, advice } = passwordStrength(password, personal)
  return (
    <span className={styles.meter}>
      <span className={styles.track} aria-hidden>
        {[1, 2, 3, 4].map((part) => (
          <span key={part} className={styles.parts[part <= filled ? looks[level] : 'none']} />
        ))}
      </span>
      <span role="status">
        {password === '' ? (
          `At least ${shortestPassword} characters.`
        ) : (
          <>
            Password strength: <b>{label}</b>. {advice}
          </>
        )}
      </span>
    </span>
  )
}
