import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** Waits until a story shows what it is about, with its fonts and pictures. */
export async function whenAtRest(page: Page) {
  // a dialog is outside the root
  const shown = page.locator('#storybook-root > *, [role="dialog"], [role="alertdialog"]').filter({ visible: true })
  await expect(shown.first()).toBeVisible()
  await expect(page.locator('html[data-arranging], [aria-busy="true"], [data-loading]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    // one that is loaded lazily would wait until somebody scrolls
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

/** Takes screenshots until two are the same. */
async function screenshot(page: Page) {
  let previous: Buffer | undefined
  for (;;) {
    const next = await page.screenshot({ animations: 'disabled' })
    if (previous?.equals(next)) return next
    previous = next
  }
}

/** The surfaces and the text of a screen keep their colours to the last step. */
const EXACT = 24
/** The rest are so far apart that what is rare, such as a warning, has its colour too: all pictures together stay below 15 MB. */
const APART = 24 ** 2

const distance = (a: number, b: number) =>
  (((a >> 16) & 255) - ((b >> 16) & 255)) ** 2 +
  (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 +
  ((a & 255) - (b & 255)) ** 2

/** A small picture: each colour that was not chosen is the nearest of those that were. */
export async function withFewColours(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const frequent = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b)
  const chosen: number[] = []
  for (const colour of frequent)
    if (chosen.length < EXACT || chosen.every((other) => distance(other, colour) > APART)) chosen.push(colour)
  const nearest = new Map(
    frequent.map((colour) => [
      colour,
      chosen.reduce((best, each) => (distance(each, colour) < distance(best, colour) ? each : best)),
    ]),
  )
  for (let at = 0; at < data.length; at += 3) data.writeUIntBE(nearest.get(data.readUIntBE(at, 3)) ?? 0, at, 3)
  return sharp(data, { raw: info }).webp({ lossless: true }).toBuffer()
}

/** The page as its baseline is stored. */
export const takePicture = async (page: Page) => withFewColours(await screenshot(page))
