import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { mediaTypeOf } from './mediaType.ts'
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

const wordsOf = (file: string) => ({ code: 'BAD_USER_INPUT', details: { fields: { file } } })

it('a drawing that begins like an AVIF is not drawn, which could take all memory', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const message = 'We cannot read this picture. Please choose a JPEG, PNG, WebP or AVIF file.'
  for (const bytes of [`<!--ftypavif-->${drawing}`, drawing])
    await expect(picturesForFamilies(Buffer.from(bytes))).rejects.toMatchObject(wordsOf(message))
})

it('a JPEG that could be taken for an AVIF is not looked at as one', async () => {
  const jpeg = await buildProgressive()
  const box = Buffer.from('\0\0ftypavif')
  expect(mediaTypeOf(Buffer.concat([jpeg.subarray(0, 2), box, jpeg.subarray(2)]))).toBeNull()
})

const riff = (type: string, ...data: Buffer[]) => {
  const head = Buffer.alloc(8)
  head.write(type)
  head.writeUInt32LE(Buffer.concat(data).length, 4)
  return Buffer.concat([head, ...data])
}

/** A moving WebP of so many frames, each of one pixel. */
async function buildMoving(frames: number): Promise<Buffer> {
  const still = await sharp(await buildPng(1, 1))
    .webp({ lossless: true })
    .toBuffer()
  const frame = riff('ANMF', Buffer.alloc(16), still.subarray(12))
  const header = riff('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
  return riff('RIFF', Buffer.from('WEBP'), header, riff('ANIM', Buffer.alloc(6)), ...Array(frames).fill(frame))
}

it('a WebP may move, with as many frames as are soon counted', async () => {
  await expect(picturesForFamilies(await buildMoving(500))).resolves.toHaveLength(2)
  await expect(picturesForFamilies(await buildMoving(20_000))).rejects.toMatchObject(
    wordsOf(expect.stringMatching(/an unusual way/)),
  )
})

const wordsFrom = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length)
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index))
  return bytes
}

const threeToThree = '0000000000030003'
/** A picture whose colours go through a matrix and a curve in turn, so many times (ICC.1, 10.16): both stand in its profile once. */
async function buildSteps(steps: number): Promise<Buffer> {
  const picture = await sharp(await buildPng(64, 48))
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const { icc = Buffer.alloc(0) } = await sharp(picture).metadata()
  const floats = Buffer.alloc(48)
  for (const at of [0, 16, 32]) floats.writeFloatBE(0.999, at)
  const matrix = Buffer.concat([Buffer.from('matf'), Buffer.from(threeToThree, 'hex'), floats])
  const curve = Buffer.concat([
    Buffer.from('curf\0\0\0\0\0\x01\0\0parf\0\0\0\0\0\0\0\0'),
    Buffer.from('3f8147ae3f8000000000000000000000', 'hex'),
  ])
  const places = wordsFrom(36, curve.length, 36, curve.length, 36, curve.length)
  const curves = Buffer.concat([Buffer.from('cvst'), Buffer.from(threeToThree, 'hex'), places, curve])
  const from = 16 + 8 * steps
  const both = [from, matrix.length, from + matrix.length, curves.length]
  const table = Array<number[]>(steps / 2)
    .fill(both)
    .flat()
  const tag = [Buffer.from('mpet'), Buffer.from(threeToThree, 'hex'), wordsFrom(steps, ...table), matrix, curves]
  // in the place of the copyright
  const entry = icc.indexOf('cprt')
  const profile = Buffer.concat([icc, ...tag])
  Buffer.concat([Buffer.from('D2B0'), wordsFrom(icc.length, profile.length - icc.length)]).copy(profile, entry)
  profile.writeUInt32BE(profile.length)
  const plainPicture = await buildPng(64, 48)
  const named = Buffer.concat([Buffer.from('steps\0\0'), deflateSync(profile)])
  return Buffer.concat([
    plainPicture.subarray(0, behindHeader),
    chunk('iCCP', named),
    plainPicture.subarray(behindHeader),
  ])
}

it('a picture whose colours have thousands of steps is read without them', async () => {
  const bytes = await buildSteps(4_000)
  const begin = performance.now()
  await picturesForFamilies(bytes)
  expect(performance.now() - begin, 'milliseconds').toBeLessThan(1_500)
})
