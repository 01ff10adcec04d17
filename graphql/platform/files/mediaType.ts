import type { MediaType } from './files.rules.ts'

const startsWith = (bytes: Buffer, ...first: number[]) => first.every((byte, index) => bytes[index] === byte)
const textAt = (bytes: Buffer, from: number, length: number) => bytes.toString('latin1', from, from + length)

/** The brands of an ISO container: AVIF, HEIC and films are told apart by them. */
function brandsOf(bytes: Buffer): string[] {
  const length = bytes.readUInt32BE(0)
  // what other files begin with would make it far longer
  if (textAt(bytes, 4, 4) !== 'ftyp' || length > 2_048) return []
  return textAt(bytes, 8, Math.max(0, length - 8)).match(/.{4}/gs) ?? []
}

const isAvif = (bytes: Buffer) => brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis')

/** A picture as iPhones and some other phones store it. */
export const isHeic = (bytes: Buffer) =>
  bytes.length >= 16 && !isAvif(bytes) && brandsOf(bytes).some((brand) => /^(he[iv][cmsx]|m[is]f1)$/.test(brand))

/** Within so many bytes a PDF says what it is, in 8; lines of a printer, of a mail or of a scanner may stand before that. */
const headerBytes = 1_024

/** How far from its end a PDF says that it is complete. */
const trailerBytes = 2_048

/** Where it says so as readers of PDFs look for it, and no page or drawing stands before that: a browser could run its scripts. */
function isPdf(bytes: Buffer): boolean {
  const [before, after] = textAt(bytes, 0, headerBytes + 7).split(/%PDF-[12]\.\d/, 2)
  return after !== undefined && !/<[a-z!?/]/i.test(before ?? '')
}

/** What a file is, by its first bytes: neither its name nor what the sender says of it counts. Null for anything else. */
export function mediaTypeOf(bytes: Buffer): MediaType | null {
  if (bytes.length < 16) return null
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp'
  if (isAvif(bytes)) return 'image/avif'
  return isPdf(bytes) ? 'application/pdf' : null
}

/** Zeros, white space, and what fills up the blocks of a disk: a file that was cut off has other bytes. */
const isFilling = (byte: number) => byte <= 0x20 || byte === 0xff

/** Whether a PDF holds its last line: one that was cut off does not. Filling behind it does not count. */
export function isWholePdf(bytes: Buffer) {
  const end = bytes.findLastIndex((byte) => !isFilling(byte)) + 1
  return bytes.subarray(Math.max(0, end - trailerBytes), end).includes('%%EOF')
}
