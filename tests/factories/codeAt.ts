import { generateSync } from 'otplib'

/** The code that an authenticator app shows in one half minute. */
export const codeAt = (secret: string, step: number, digits: 6 | 8 = 6) =>
  generateSync({ secret, digits, epoch: step * 30 })
