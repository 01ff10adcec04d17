import type { Browser, Page } from '@playwright/test'
import { sections } from '#web/admin/sections.ts'
import { signIn } from './weigh.ts'

/** So many times slower than this machine: about a cheap laptop. */
const slowdown = 4

export interface Switch {
  label: string
  /** Milliseconds until it is shown whose code and data were fetched while the pointer was over the menu. */
  first: number
  /** The same once it has been open before. */
  again: number
  /** Rows of tables in the document. */
  rows: number
}

/**
 * Runs in the page: whether a section stands there with what it shows, and how long it takes from the click on its link
 * until it has been painted. It is text because what compiles this file adds calls that no page knows.
 */
const script = `
  window.isShown = (label) => {
    const main = document.querySelector('main')
    return document.querySelector('h1')?.textContent === label && !/Loading [a-z]/.test(main.textContent)
  }
  window.follow = (label) => new Promise((resolve, reject) => {
    const links = [...document.querySelectorAll('nav[aria-label="Sections"] a')]
    const link = links.find(({ textContent }) => textContent.startsWith(label))
    if (!link) return reject(new Error(label + ' is not in the menu'))
    const start = performance.now()
    const look = () => {
      if (!window.isShown(label)) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    }
    link.click()
    look()
  })`

const follow = (page: Page, label: string) => page.evaluate<number>(`follow(${JSON.stringify(label)})`)

/** Longer than the pointer has to stay before anything is fetched, in milliseconds. */
const pause = 200

/** Waits until nothing is on its way any more, looking twice, since code is followed by what it asks for. */
function watchRequests(page: Page) {
  let under = 0
  page.on('request', () => (under += 1))
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', () => (under -= 1))
  return async () => {
    for (let quiet = 0; quiet < 2; quiet = under === 0 ? quiet + 1 : 0) await page.waitForTimeout(pause)
  }
}

/** Opens the admin area on a slow machine: milliseconds until the overview is shown, then each section twice. */
export async function measureSwitches(browser: Browser, origin: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // the question is put to the page as text
    bypassCSP: true,
  })
  try {
    await signIn(context, origin, 'admin')
    const page = await context.newPage()
    await page.addInitScript({ content: script })
    const untilFetched = watchRequests(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${origin}/admin/dashboard`, { waitUntil: 'commit' })
    await page.waitForFunction("isShown('Overview')")
    const firstLoad = await page.evaluate(() => performance.now())
    const switches: Switch[] = []
    for (const { label } of sections.filter(({ id, group }) => group && id !== 'overview')) {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: label }).first().hover()
      await untilFetched()
      const first = await follow(page, label)
      const rows = await page.locator('main tbody tr').count()
      await follow(page, 'Overview')
      switches.push({ label, first, again: await follow(page, label), rows })
    }
    return { firstLoad, switches, slowdown }
  } finally {
    await context.close()
  }
}
