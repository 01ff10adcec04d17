import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page, type Request } from '@playwright/test'
import sharp from 'sharp'

/** What says of itself that it is not yet what it will be: `web/README.md` tells where each comes from. */
const UNFINISHED = 'html[data-arranging], html[data-answering], [aria-busy="true"], [data-loading]'

/** The requests of a page that are still on their way: code, pictures and fonts among them. */
export function requestsOf(page: Page): ReadonlySet<Request> {
  const running = new Set<Request>()
  page.on('request', (request) => running.add(request))
  page.on('requestfinished', (request) => running.delete(request))
  page.on('requestfailed', (request) => running.delete(request))
  return running
}

/** Whether everything has come, its fonts and pictures too, and the page has nothing left to do. */
async function isAtRest(page: Page, running: ReadonlySet<Request>) {
  const hasFinished = await page.evaluate(async (unfinished) => {
    // one that is loaded lazily would wait until somebody scrolls
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestIdleCallback(resolve))
    return document.querySelector(unfinished) === null
  }, UNFINISHED)
  return hasFinished && running.size === 0
}

/** Waits until a story shows what it is about. */
export async function whenAtRest(page: Page, running: ReadonlySet<Request>) {
  // a dialog is outside the root
  const shown = page.locator('#storybook-root > *, [role="dialog"], [role="alertdialog"]').filter({ visible: true })
  await expect(shown.first()).toBeVisible()
  await expect.poll(() => isAtRest(page, running)).toBe(true)
}

/** Takes screenshots until two in succession are the same, and the page was at rest between them. */
export async function screenshot(page: Page, running: ReadonlySet<Request>) {
  let previous: Buffer | undefined
  for (;;) {
    const rested = await isAtRest(page, running)
    const next = await page.screenshot({ animations: 'disabled' })
    if (rested && previous?.equals(next)) return next
    previous = next
  }
}

/** The surfaces and the text of a screen keep their colours to the last step. */
const EXACT = 24
/** The rest are so far apart that what is rare, such as a warning, has its colour too: all pictures together stay below 15 MB. */
const APART = 24 ** 2

/** The most frequent have to be those of the baseline to the last step: further down their order may be another one each time. */
const COMPARED_EXACTLY = { colours: 16, share: 1 / 2000 }
/** Others are the same as in the baseline as far as it can tell, and a step more: edges are rendered a step lighter at times. */
const ALIKE = 26 ** 2

const distance = (a: number, b: number) =>
  (((a >> 16) & 255) - ((b >> 16) & 255)) ** 2 +
  (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 +
  ((a & 255) - (b & 255)) ** 2

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/**
 * A small picture: each colour that was not chosen is the nearest of those that were.
 * @param baseline what it is compared with: where it says the same, so does this, whatever has changed elsewhere
 */
export async function withFewColours(png: Buffer, baseline?: Buffer) {
  const { data, info } = await pixelsOf(png)
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
  const leastOften = COMPARED_EXACTLY.share * info.width * info.height
  const exact = new Set(
    frequent.slice(0, COMPARED_EXACTLY.colours).filter((colour) => (counts.get(colour) ?? 0) >= leastOften),
  )
  const before = baseline && (await pixelsOf(baseline)).data
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3)
    const stored = before?.length === data.length ? before.readUIntBE(at, 3) : undefined
    const isAlike = stored !== undefined && !exact.has(colour) && distance(stored, colour) <= ALIKE
    data.writeUIntBE(isAlike ? stored : (nearest.get(colour) ?? 0), at, 3)
  }
  return sharp(data, { raw: info }).webp({ lossless: true }).toBuffer()
}

/** The page as its baseline is stored. */
export async function takePicture(page: Page, running: ReadonlySet<Request>, baseline: string) {
  const taken = await screenshot(page, running)
  return withFewColours(taken, existsSync(baseline) ? readFileSync(baseline) : undefined)
}
