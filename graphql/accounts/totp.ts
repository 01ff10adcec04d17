import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Time-based one-time passwords, RFC 6238: HMAC-SHA-1, six digits, half a minute each, as every authenticator app has them. */
const seconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  let [text, buffer, bits] = ['', 0, 0]
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xffff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(buffer >>> bits) & 31]
    }
  }
  return bits > 0 ? text + alphabet[(buffer << (5 - bits)) & 31] : text
}

export function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let [buffer, bits] = [0, 0]
  for (const letter of text) {
    buffer = ((buffer << 5) | alphabet.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((buffer >>> bits) & 255)
  }
  return Buffer.from(bytes)
}

/** A new secret of 160 bits, as RFC 4226 recommends, in the form that apps read. */
export const newSecret = () => toBase32(randomBytes(20))

export const stepOf = (milliseconds: number) => Math.floor(milliseconds / 1000 / seconds)

/** The code of one half minute. */
export function codeAt(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The half minute whose code this is, one before and after included since clocks differ; null for a wrong code. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const current = stepOf(now)
  const steps = [current - 1, current, current + 1]
  return steps.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) ?? null
}

/** What the QR code says to an authenticator app. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
