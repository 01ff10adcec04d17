import { generateSecret, generateURI, verifySync } from 'otplib'

/** Time-based one-time passwords, RFC 6238: HMAC-SHA-1, six digits, 30 seconds each, as authenticator apps expect. */
const seconds = 30

/** A new secret of 160 bits, as RFC 4226 recommends, in the form that apps read. */
export const newSecret = () => generateSecret()

export const stepOf = (milliseconds: number) => Math.floor(milliseconds / 1000 / seconds)

/** The half minute of this code, allowing one before and after since clocks differ; null for a wrong code. */
export function matchingStep(secret: string, token: string, now: number): number | null {
  if (!/^\d{6}$/.test(token)) return null
  const found = verifySync({ secret, token, epoch: Math.floor(now / 1000), epochTolerance: seconds })
  return found.valid ? stepOf(now) + found.delta : null
}

/** The content of the QR code for an authenticator app. */
export const otpauthUri = (secret: string, issuer: string, account: string) =>
  generateURI({ secret, issuer, label: account })
