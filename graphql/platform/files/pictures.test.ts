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
