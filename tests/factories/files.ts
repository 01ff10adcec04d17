import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photo as a phone takes it: a pattern, with the place in its metadata; with orientation 6 it lies on its side. */
export function buildPhoto({ width = 1200, height = 900, orientation = 1 } = {}): Promise<Buffer> {
  const whole = { width, height, channels: 3, background: '#0a635a' } as const
  const stripe = { create: { ...whole, width: Math.round(width * 0.3), background: '#f2b134' } }
  return sharp({ create: whole })
    .composite([{ input: stripe, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Phone', Model: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '29/1 7/1 7/1', GPSLongitudeRef: 'E', GPSLongitude: '26/1 11/1 0/1' },
    })
    .jpeg()
    .toBuffer()
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A small PNG that unpacks to a picture of this size: black, one bit a pixel. */
export function buildBomb(width = 30_000, height = 30_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const lines = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** An AVIF of one colour, about a kilobyte however many pixels it has. */
export const buildFlat = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } })
    .avif({ effort: 0 })
    .toBuffer()

/** The smallest PDF that says something. */
export const buildPdf = (text = 'Birth certificate'): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<<>>>>endobj\n4 0 obj<</Length ${text.length + 4}>>stream\n% ${text}\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  )

/** The form that a file is sent with, and fields beside it. */
export function buildForm(bytes: Buffer, name = 'photo.jpg', fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}
