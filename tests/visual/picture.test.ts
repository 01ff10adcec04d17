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
