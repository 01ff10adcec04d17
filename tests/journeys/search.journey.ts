import { readdirSync, readFileSync } from 'node:fs'
import { allSections } from '#web/admin/sections.ts'
import { expect, sectionLink, signInAs, test, testIn, untilReady } from './journey.ts'
import { countSteps } from './steps.ts'

/** The parent has the phone number of the demo there. */
const apart = testIn('search')

interface Box {
  section: string
  tab?: string
  label: string
  /** Its parameter in the address. */
  parameter?: string
  /** The demo has nothing in this list. */
  isEmpty?: boolean
}

/** Every search box above a list. */
const boxes: Box[] = [
  { section: 'applications', label: 'Search name or reference' },
  { section: 'students', label: 'Search students', parameter: 'find' },
  { section: 'parent-child', label: 'Search links' },
  { section: 'parent-child', tab: 'parents', label: 'Search parents' },
  { section: 'report-cards', label: 'Search students' },
  { section: 'activities', label: 'Search activities' },
  { section: 'academic-reports', label: 'Search reports' },
  { section: 'messages', label: 'Search messages' },
  { section: 'billing', label: 'Search records' },
  { section: 'billing', tab: 'history', label: 'Search payments' },
  { section: 'uniforms', label: 'Search items' },
  { section: 'uniforms', tab: 'orders', label: 'Search orders' },
  { section: 'volunteers', label: 'Search requests' },
  { section: 'staff', label: 'Search staff' },
  { section: 'settings', tab: 'email', label: 'Search e-mails', isEmpty: true },
  { section: 'settings', tab: 'audit', label: 'Search the log' },
]

/** How long the boxes wait after the last key, in milliseconds. */
const pause = 250
/** Timers of browsers count whole milliseconds. */
const rounding = 2

const words = 'Nobody is called this'

declare global {
  interface Window {
    /** Time between the last key and the change of the address, in milliseconds. */
    waited: number
  }
}

test('every search box waits for a pause, is in the address, follows it on Back, and shows everything once it is cleared', async ({
  page,
}) => {
  test.slow()
  const sources = readdirSync('web/admin', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*\.(stories|test)\.).*\.tsx$/.test(file),
  )
  const labels = sources.flatMap((file) =>
    Array.from(readFileSync(`web/admin/${file}`, 'utf8').matchAll(/\buseSearch\('([^']+)'/g), ([, label]) => label),
  )
  expect(boxes.map(({ label }) => label).sort()).toEqual(labels.sort())

  await page.addInitScript(() => {
    let typed = 0
    window.addEventListener('input', () => (typed = performance.now()), true)
    const replace = window.history.replaceState.bind(window.history)
    window.history.replaceState = (...entry) => {
      window.waited = performance.now() - typed
      replace(...entry)
    }
  })
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')

  for (const { section, tab, label, parameter = 'search', isEmpty = false } of boxes)
    await test.step(`${allSections.find(({ id }) => id === section)?.label}: ${label}`, async () => {
      const content = page.getByRole('main')
      const box = content.getByRole('searchbox', { name: label })
      const inAddress = () => new URL(page.url()).searchParams.get(parameter)
      const isRead = () => expect(content.locator('[aria-busy=true]')).toHaveCount(0)

      await page.goto(`/admin/dashboard?section=${section}${tab ? `&tab=${tab}` : ''}`)
      await expect(box).toBeVisible()
      await isRead()
      // how many rows of a long table are in the document depends on where it is scrolled to
      const beginning = async () => ((await content.textContent()) ?? '').slice(0, 1_000)
      const everything = await beginning()

      await box.fill(words)
      await expect.poll(inAddress).toBe(words)
      expect(await page.evaluate(() => window.waited)).toBeGreaterThanOrEqual(pause - rounding)
      if (!isEmpty) await expect.poll(beginning).not.toBe(everything)

      await sectionLink(page, 'Overview').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
      await page.goBack()
      await expect(box).toHaveValue(words)
      expect(inAddress()).toBe(words)

      await content.getByRole('button', { name: 'Clear search' }).click()
      await expect(box).toHaveValue('')
      expect(inAddress()).toBeNull()
      await expect.poll(beginning).toBe(everything)
    })
})

apart(
  'a parent who calls is found from anywhere: by the number of the phone, and a child by its parent',
  async ({ page }) => {
    await signInAs(page, 'admin')
    await page.goto('/admin/dashboard')
    // the shell listens for the key once it is hydrated
    await untilReady(page)
    const { step, print } = countSteps('a child is opened by the phone number of its parent', 6)
    await step(page.keyboard.press('Control+k'))
    const box = page.getByRole('combobox', { name: /Find a section/ })
    await step(box.fill('0825550142'))
    await expect(page.getByRole('option', { name: /Thandi Mokoena/ })).toBeVisible()
    await step(page.getByRole('option', { name: /Lerato Mokoena/ }).click())
    await expect(page.getByRole('heading', { name: 'Lerato Mokoena' })).toBeVisible()
    expect(print()).toBe(3)

    await page.keyboard.press('Control+k')
    await box.fill('thandi mokoena')
    await expect(page.getByRole('option', { name: /Thabo Mokoena/ })).toBeVisible()
    await box.fill('inv 1')
    await expect(page.getByRole('option', { name: /INV-00001/ })).toBeVisible()
  },
)
