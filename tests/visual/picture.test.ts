import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withFewColours } from './picture.ts'

const screenWith = (box: { left: number; background: string }) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#fffbf4' } })
    .composite([
      {
        input: { create: { width: 30, height: 20, channels: 3, background: box.background } },
        left: box.left,
        top: 20,
      },
    ])
    .png()
    .toBuffer()

const pictureOf = async (left: number, background: string) => withFewColours(await screenWith({ left, background }))

test('the same screen is the same picture', async () => {
  expect(await pictureOf(20, '#b3261e')).toEqual(await pictureOf(20, '#b3261e'))
})

test('a move by one pixel and a change of a colour by one step are in the picture', async () => {
  const before = await pictureOf(20, '#b3261e')
  expect(await pictureOf(21, '#b3261e')).not.toEqual(before)
  expect(await pictureOf(20, '#b3261f')).not.toEqual(before)
})

test('what a picture says as its baseline does is the same, whatever has changed elsewhere', async () => {
  const photo = Uint8Array.from({ length: 90 * 60 * 3 }, (_, at) => Math.abs(Math.sin(at * 12.9898) * 43_758.5) % 256)
  const taken = (change: (pixels: Buffer) => void) => {
    const pixels = Buffer.from(photo)
    change(pixels)
    return sharp(pixels, { raw: { width: 90, height: 60, channels: 3 } })
      .png()
      .toBuffer()
  }
  const baseline = await withFewColours(await taken(() => undefined))
  // an edge that is rendered a step lighter
  expect(await withFewColours(await taken((pixels) => (pixels[3000] = (pixels[3000] ?? 0) ^ 1)), baseline)).toEqual(
    baseline,
  )
  const changed = await withFewColours(await taken((pixels) => pixels.fill(255, 3000, 3300)), baseline)
  const [before, after] = await Promise.all([baseline, changed].map((picture) => sharp(picture).raw().toBuffer()))
  const places = [...(after ?? [])].flatMap((value, at) => (value === before?.[at] ? [] : at))
  expect(places.length).toBeGreaterThan(100)
  expect(places.every((at) => at >= 3000 && at < 3300)).toBe(true)
})

test('a surface that changes by one step is in the picture, though its baseline is alike', async () => {
  const before = await pictureOf(20, '#b3261e')
  expect(await withFewColours(await screenWith({ left: 20, background: '#b3261f' }), before)).not.toEqual(before)
  expect(await withFewColours(await screenWith({ left: 20, background: '#b3261e' }), before)).toEqual(before)
})
