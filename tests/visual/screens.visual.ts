import { expect, test as base, type Page } from '@playwright/test'
import { takePicture, whenAtRest } from './picture.ts'
import { filledStories, pictureName, schemesOf, serveStorybook, WINDOWS } from './storybook.ts'

const test = base.extend<object, { address: string; storyPage: Page }>({
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
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-ZA',
        timezoneId: 'Africa/Johannesburg',
        reducedMotion: 'reduce',
      })
      await context.addInitScript(() => localStorage.clear())
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const story of filledStories()) {
  for (const viewport of WINDOWS) {
    test(`${story.title} › ${story.name}, ${viewport.width} px`, async ({ storyPage, address }) => {
      await storyPage.setViewportSize(viewport)
      await storyPage.goto(`${address}/iframe.html?id=${story.id}&viewMode=story`)
      await whenAtRest(storyPage)
      for (const scheme of schemesOf(story)) {
        await storyPage.evaluate((chosen) => {
          document.documentElement.dataset.scheme = chosen
        }, scheme)
        expect.soft(await takePicture(storyPage)).toMatchSnapshot(pictureName(story, viewport, scheme))
      }
    })
  }
}
