import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { mediaTypeOf } from './mediaType.ts'
import { createPictureLane } from './pictureLane.ts'
import { makers } from './pictures.ts'

const picturesForFamilies = makers.forFamilies

const wordsOf = (file: string) => ({ code: 'BAD_USER_INPUT', details: { fields: { file } } })

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

it('what fills memory is ended, such as texts of which a few kilobytes unpack to gigabytes', async () => {
  const png = await buildPng(64, 48)
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(40_000_000, 'A'))])
  const texts = Array.from({ length: 100 }, () => chunk('zTXt', text))
  const sent = Buffer.concat([png.subarray(0, behindHeader), ...texts, png.subarray(behindHeader)])
  expect(await createPictureLane()('forFamilies', sent)).toBe('ended')
})

it('a PNG keeps which side is up', async () => {
  const turned = sharp(await buildPng(64, 48)).withMetadata({ orientation: 6 })
  const [large] = await picturesForFamilies(await turned.png().toBuffer())
  expect(large).toMatchObject({ width: 48, height: 64 })
})

it('a PNG that ends within its header is refused in words', async () => {
  const damaged = (await buildPng(64, 48)).subarray(0, 18)
  await expect(picturesForFamilies(damaged)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})

it('what works too long on a picture is ended, and the next one is made', async () => {
  const make = createPictureLane()
  const late = make('forFamilies', await buildPng(64, 48), 1)
  const next = make('forFamilies', await buildPng(64, 48))
  expect(await late).toBe('ended')
  expect(await next).toMatchObject([
    { name: 'large.webp', bytes: expect.any(Buffer) },
    { name: 'small.webp', bytes: expect.any(Buffer) },
  ])
})

it('an SVG that begins like an AVIF is not rendered, which could take all memory', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const message = 'We cannot read this picture. Please choose a JPEG, PNG, WebP or AVIF file.'
  for (const bytes of [`<!--ftypavif-->${drawing}`, drawing])
    await expect(picturesForFamilies(Buffer.from(bytes))).rejects.toMatchObject(wordsOf(message))
})

it('a JPEG that could be taken for an AVIF is not looked at as one', async () => {
  const jpeg = await sharp(await buildPng(64, 48))
    .jpeg()
    .toBuffer()
  const box = Buffer.from('\0\0ftypavif')
  expect(mediaTypeOf(Buffer.concat([jpeg.subarray(0, 2), box, jpeg.subarray(2)]))).toBeNull()
})
