type PasswordLevel = 'short' | 'weak' | 'fair' | 'good' | 'strong'

interface PasswordStrength {
  level: PasswordLevel
  filled: 0 | 1 | 2 | 3 | 4
  label: string
  /** Advice on how to improve it; empty if none is needed. */
  advice: string
}

export const shortestPassword = 6

/** Common beginnings; each counts as one character. */
const knownWords = [
  'password',
  'passw0rd',
  'wagwoord',
  'qwerty',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'secret',
  'kiewiet',
  'bloemfontein',
  'cheetahs',
]

const pools: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^A-Za-z\d]/, 33],
]

const levels: Record<PasswordLevel, Omit<PasswordStrength, 'level'>> = {
  short: { filled: 0, label: 'Too short', advice: `Use at least ${shortestPassword} characters.` },
  weak: { filled: 1, label: 'Weak', advice: 'Easy to guess. Three or four unrelated words are better.' },
  fair: { filled: 2, label: 'Fair', advice: 'A few more characters make it much harder to guess.' },
  good: { filled: 3, label: 'Good', advice: '' },
  strong: { filled: 4, label: 'Strong', advice: '' },
}

/** Repeated and consecutive characters (`aaa`, `345`) add very little. */
function surprisingLength(text: string): number {
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const step = index === 0 ? 99 : Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1))
    length += step <= 1 ? 0.25 : 1
  }
  return length
}

function bitsOf(password: string, personal: readonly string[]): number {
  const words = [...knownWords, ...personal.map((word) => word.trim().toLowerCase()).filter((word) => word.length > 2)]
  const shortened = words.reduce((text, word) => text.replaceAll(word, '*'), password.toLowerCase())
  const pool = pools.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  return surprisingLength(shortened) * Math.log2(pool)
}

/**
 * How hard a new password is to guess, for the meter beside it. Advice only: the minimum is six characters.
 * @param personal what others know about the person: names, username, e-mail address
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  const named = (level: PasswordLevel): PasswordStrength => ({ level, ...levels[level] })
  if (password.length < shortestPassword) return named('short')
  const bits = bitsOf(password, [...personal, ...personal.flatMap((text) => text.split('@').slice(0, 1))])
  if (bits < 32) return named('weak')
  if (bits < 48) return named('fair')
  return named(bits < 68 ? 'good' : 'strong')
}
