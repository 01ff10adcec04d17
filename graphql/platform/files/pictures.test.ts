import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { picturesForFamilies } from './pictures.ts'

const startOfScan = Buffer.from([0xff, 0xda])
const endOfImage = Buffer.from([0xff, 0xd9])

const buildProgressive = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#88aacc' } })
    .jpeg({ progressive: true })
    .toBuffer()

/**
 * The same picture with its last scan repeated, and these bytes before each of them. It then refines nothing (T.81,
 * B.2.3), so that a decoder takes it as often as it comes.
 */
async function buildScans(scans: number, before: readonly number[] = []): Promise<Buffer> {
  const bytes = await buildProgressive()
  const [from, to] = [bytes.lastIndexOf(startOfScan), bytes.lastIndexOf(endOfImage)]
  const scan = Buffer.concat([Buffer.from(before), bytes.subarray(from, to)])
  scan[before.length + 9] = 0
  return Buffer.concat([bytes.subarray(0, to), ...Array.from({ length: scans }, () => scan), endOfImage])
}

/** The same picture with a comment (T.81, B.2.4.5) right behind its first two bytes. */
async function buildCommented(comment: Buffer): Promise<Buffer> {
  const bytes = await buildProgressive()
  const marker = Buffer.from([0xff, 0xfe, 0, 0])
  marker.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([bytes.subarray(0, 2), marker, comment, bytes.subarray(2)])
}

it.each<[string, () => Promise<Buffer>]>([
  ['200 scans', () => buildScans(200)],
  ['200 scans, each behind bytes that fill', () => buildScans(200, [0xff, 0xff, 0xff])],
  ['200 scans, each behind bytes that mean nothing', () => buildScans(200, [0x00, 0x17, 0xff, 0x00])],
  // a decoder that looks for the next restart skips this marker alone, not what its length would cover
  ['200 scans behind a reserved marker', () => buildScans(200, [0xff, 0x02, 0x7f, 0xf0])],
])('a JPEG of %s is refused with what to do', async (_what, build) => {
  const message = /an unusual way.*save it as an ordinary JPEG/
  await expect(picturesForFamilies(await build())).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { file: expect.stringMatching(message) } },
  })
})

it.each<[string, () => Promise<Buffer>]>([
  ['as it is', buildProgressive],
  ['with a few scans more', () => buildScans(20)],
  ['with a comment that looks like 200 scans', () => buildCommented(Buffer.concat(Array(200).fill(startOfScan)))],
  [
    'with another file behind it that looks like 200 scans',
    async () => Buffer.concat([await buildProgressive(), ...Array(200).fill(startOfScan)]),
  ],
])('a progressive JPEG %s is taken', async (_what, build) => {
  const files = await picturesForFamilies(await build())
  expect(files.map(({ name, width }) => [name, width])).toEqual([
    ['large.webp', 64],
    ['small.webp', 64],
  ])
})

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const buildPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } })
    .png()
    .toBuffer()

/** Behind the signature and the size of the picture. */
const behindHeader = 33

it('a PNG is unpacked without its texts, of which a few kilobytes fill gigabytes', async () => {
  const png = await buildPng(64, 48)
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(40_000_000, 'A'))])
  const texts = Array.from({ length: 20 }, () => chunk('zTXt', text))
  const before = process.resourceUsage().maxRSS
  const files = await picturesForFamilies(
    Buffer.concat([png.subarray(0, behindHeader), ...texts, png.subarray(behindHeader)]),
  )
  expect(files.map(({ width }) => width)).toEqual([64, 64])
  expect(process.resourceUsage().maxRSS - before, 'kilobytes').toBeLessThan(200_000)
})

it('a PNG keeps which side is up', async () => {
  const turned = sharp(await buildPng(64, 48)).withMetadata({ orientation: 6 })
  const [large] = await picturesForFamilies(await turned.png().toBuffer())
  expect(large).toMatchObject({ width: 48, height: 64 })
})

it('a PNG with sides of millions of pixels is refused before it is decoded', async () => {
  const message = 'This picture is more than 30000 pixels wide or high. Please cut it first.'
  await expect(picturesForFamilies(await buildPng(30_001, 1))).rejects.toMatchObject({
    details: { fields: { file: message } },
  })
})

it('a PNG that ends within its header is refused in words', async () => {
  const damaged = (await buildPng(64, 48)).subarray(0, 18)
  await expect(picturesForFamilies(damaged)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})

/** With its one frame repeated: the last one is shown, and each is decoded (AV1, 7.5). */
async function buildFrames(frames: number): Promise<Buffer> {
  const avif = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#88aacc' } })
    .avif({ effort: 0 })
    .toBuffer()
  const box = avif.indexOf('mdat')
  const frame = avif.subarray(box + 4, box - 4 + avif.readUInt32BE(box - 4))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(frame.length)
  avif.writeUInt32BE(frame.length * frames, avif.indexOf(length, avif.indexOf('iloc')))
  avif.writeUInt32BE(frame.length * frames + 8, box - 4)
  return Buffer.concat([avif, ...Array.from({ length: frames - 1 }, () => frame)])
}

it('an AVIF of many frames keeps no other picture waiting', async () => {
  const done: string[] = []
  const slow = picturesForFamilies(await buildFrames(100)).then(() => done.push('avif'))
  await picturesForFamilies(await buildPng(64, 48)).then(() => done.push('png'))
  await slow
  expect(done).toEqual(['png', 'avif'])
})
