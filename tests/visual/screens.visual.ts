import { expect, test as base, type Page } from '@playwright/test'
import { screens } from './screens.ts'

/** What a page shows while something is still to come; `web/README.md` says where each comes from. */
const UNFINISHED = 'html[data-arranging], html[data-answering], [aria-busy="true"]'

const test = base.extend<object, { shown: Page }>({
  // one page for all screens of a worker: the files of Storybook are fetched once
  shown: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, ...project.use.contextOptions })
      await context.addInitScript(() => localStorage.clear())
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const id of screens) {
  test(id, async ({ shown }, { project }) => {
    const { scheme } = project.metadata
    await shown.goto(`/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`, { waitUntil: 'networkidle' })
    // a dialog is outside the root
    const content = shown
      .locator('#storybook-root > *, [role="dialog"], [role="alertdialog"]')
      .filter({ visible: true })
    await expect(content.first()).toBeVisible()
    await expect(shown.locator(UNFINISHED)).toHaveCount(0)
    await shown.waitForLoadState('networkidle')
    await expect(shown).toHaveScreenshot(`${id}.png`)
  })
}
