import type { MediaType } from './files.rules.ts'

const startsWith = (bytes: Buffer, ...first: number[]) => first.every((byte, index) => bytes[index] === byte)
const textAt = (bytes: Buffer, from: number, length: number) => bytes.toString('latin1', from, from + length)

/** Brands of the ISO container that hold AVIF; HEIC has the same container and other brands. */
function isAvif(bytes: Buffer): boolean {
  if (textAt(bytes, 4, 4) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), 64)
  const brands = textAt(bytes, 8, Math.max(0, end - 8)).match(/.{4}/gs) ?? []
  return brands.some((brand) => brand === 'avif' || brand === 'avis')
}

/** How far from its end a PDF says that it is complete. */
const trailerBytes = 2_048

/** What a file is, by its first bytes: neither its name nor what the sender says of it counts. Null for anything else. */
export function mediaTypeOf(bytes: Buffer): MediaType | null {
  if (bytes.length < 16) return null
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp'
  if (isAvif(bytes)) return 'image/avif'
  if (/^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8))) return 'application/pdf'
  return null
}

/** Whether a PDF holds its last line: one that was cut off does not. */
export const isWholePdf = (bytes: Buffer) => bytes.subarray(-trailerBytes).includes('%%EOF')
