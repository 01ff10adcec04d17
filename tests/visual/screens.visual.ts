import { join } from 'node:path'
import { expect, test as base, type Page, type Request } from '@playwright/test'
import { requestsOf, takePicture, whenAtRest } from './picture.ts'
import { BASELINES, filledStories, pictureName, schemesOf, serveStorybook, WINDOWS } from './storybook.ts'

const test = base.extend<object, { address: string; shown: { page: Page; running: ReadonlySet<Request> } }>({
  address: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { address, stop } = await serveStorybook()
      await use(address)
      await stop()
    },
    { scope: 'worker' },
  ],
  // one page for all stories of a worker: the files of Storybook are fetched once
  shown: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-ZA',
        timezoneId: 'Africa/Johannesburg',
        reducedMotion: 'reduce',
      })
      await context.addInitScript(() => {
        localStorage.clear()
        // a notification would go before its picture is taken where that takes long
        const wait = window.setTimeout
        window.setTimeout = Object.assign(
          (run: TimerHandler, time = 0, ...rest: unknown[]) => (time < 5_000 ? wait(run, time, ...rest) : 0),
          wait,
        )
      })
      const page = await context.newPage()
      await use({ page, running: requestsOf(page) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const story of filledStories()) {
  for (const viewport of WINDOWS) {
    test(`${story.title} › ${story.name}, ${viewport.width} px`, async ({ shown: { page, running }, address }) => {
      await page.setViewportSize(viewport)
      await page.goto(`${address}/iframe.html?id=${story.id}&viewMode=story`)
      await whenAtRest(page, running)
      for (const scheme of schemesOf(story)) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset.scheme = chosen
        }, scheme)
        const name = pictureName(story, viewport, scheme)
        expect.soft(await takePicture(page, running, join(BASELINES, name))).toMatchSnapshot(name)
      }
    })
  }
}
