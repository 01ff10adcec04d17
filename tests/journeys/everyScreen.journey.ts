import { readFileSync } from 'node:fs'
import type { Locator, Page, Route } from '@playwright/test'
import { paths } from '#web/app/paths.ts'
import { allSections } from '#web/admin/sections.ts'
import { staffSections } from '#web/admin/staffSections.ts'
import { viewPath, views } from '#web/portal/views.ts'
import { expect, letTeacherTeach, signInAs, test, untilReady } from './journey.ts'

test.use({ centre: 'everyScreen' })
test.describe.configure({ timeout: 900_000 })

/** The table of addresses imports what only a bundler makes, so that its text is read. */
const publicPaths = Array.from(
  readFileSync(new URL('../../web/routes.ts', import.meta.url), 'utf8').matchAll(/path: '(\/[^']*)'/g),
  ([, path = '']) => path.replace(/:slug\??/, 'toddler'),
).filter((path) => !/^\/(parent|admin)(\/|$)/.test(path))

/** Every screen, by the tables of the app itself: one that is new is walked without being named here. */
const areas = [
  { name: 'the site', as: null, screens: [...publicPaths, '/enroll?view=form'] },
  { name: 'the portal', as: 'parent', screens: views.map(({ id }) => viewPath(id)) },
  { name: 'the staff area', as: 'teacher', screens: staffSections.map(({ id }) => `${paths.staff}?section=${id}`) },
  { name: 'the admin area', as: 'admin', screens: allSections.map(({ id }) => paths.adminSection(id)) },
] as const
const withAccount = areas.filter(({ as }) => as !== null)

type Area = (typeof areas)[number]

async function enter(page: Page, { as }: Area) {
  if (as === 'teacher') {
    await signInAs(page, 'admin')
    await letTeacherTeach(page, 'Explorers')
  }
  if (as) await signInAs(page, as)
}

/** What nobody sees on a screen and its author should. */
function watch(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return {
    /** The screen has a title and words, answers, and nothing was thrown. */
    async expectShown(where: string) {
      await untilReady(page)
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), where).toHaveText(/\w{2}/)
      const main = page.locator('main').first()
      // more than its title, once it is read or has failed
      await expect.soft(main, `${where}: words`).toHaveText(/[^]{61}/, { useInnerText: true, timeout: 15_000 })
      await expect.soft(main, where).not.toContainText('Something went wrong')
      expect.soft(errors.splice(0), `${where}: uncaught`).toEqual([])
    },
  }
}

/** The waits of the app between its tries are a hundredth of their length; it polls no sooner. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: after } = window
    const isPause = (milliseconds = 0) => milliseconds >= 1_000 && milliseconds <= 8_000
    window.setTimeout = ((run: () => void, milliseconds?: number) =>
      after(run, isPause(milliseconds) ? Number(milliseconds) / 100 : milliseconds)) as never
  })

/** An answer is waited for a hundredth as long. */
const hurryAnswers = (page: Page) =>
  page.addInitScript(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => limit(milliseconds / 100)
  })

/** Each tab of a screen, after the screen itself. */
async function throughTabs(page: Page, look: (name: string) => Promise<void>) {
  await look('')
  const tabs = page.locator('main [role=tab][aria-selected=false]')
  const names = await tabs.allInnerTexts()
  for (const name of names) {
    await page
      .locator('main [role=tab]')
      .filter({ hasText: name.split('\n')[0] ?? '' })
      .first()
      .click()
    await look(` › ${name.split('\n')[0]}`)
  }
}

/** Browsers in which something that others have is missing. */
const lacking = {
  'with site data blocked': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  'over http in a local network': () => {
    Object.defineProperty(window, 'isSecureContext', { value: false })
    for (const name of ['randomUUID', 'subtle']) Object.defineProperty(Crypto.prototype, name, { value: undefined })
    for (const name of ['serviceWorker', 'clipboard', 'mediaDevices', 'credentials'])
      Reflect.deleteProperty(Navigator.prototype, name)
    Reflect.deleteProperty(window, 'caches')
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  },
}

for (const [condition, prepare] of Object.entries(lacking))
  for (const area of areas)
    test(`every screen of ${area.name} opens ${condition}`, async ({ page }) => {
      await enter(page, area)
      await page.addInitScript(prepare)
      const { expectShown } = watch(page)
      for (const path of area.screens) {
        await page.goto(path)
        await expectShown(path)
        if (area.as) await throughTabs(page, (tab) => expectShown(path + tab))
      }
    })

const sent = (route: Route) => route.request().postDataJSON() as { operationName: string; query: string }
const isQuery = (route: Route) => /^query\b/m.test(sent(route).query)
/** What the frame around a screen shows of it is read again from time to time. */
const ofTheFrame = ['Badges', 'Inbox', 'MenuShortcuts', 'MyDuties', 'Notifications', 'ParentInbox']
const isOfTheScreen = (route: Route) => isQuery(route) && !ofTheFrame.includes(sent(route).operationName)

/** What a screen says that could not be read. */
const failure = /could not|cannot|Error loading|Failed to/

/** What comes of a question to the server. */
const lines = {
  'without a line': (route: Route) => route.abort(),
  // it is given up by the page itself
  'of a server that hangs': () => undefined,
}

for (const [condition, answer] of Object.entries(lines))
  for (const area of withAccount)
    test(`every screen of ${area.name} says what it could not read ${condition}`, async ({ page }) => {
      await enter(page, area)
      await hurry(page)
      await hurryAnswers(page)
      const { expectShown } = watch(page)
      for (const path of area.screens) {
        // from a screen that is there to one that has to be read
        const [home = '', other = ''] = area.screens
        await page.goto(path === home ? other : home)
        await untilReady(page)
        let asked = false
        await page.route('**/graphql', (route) => {
          asked ||= isOfTheScreen(route)
          return answer(route)
        })
        await page.locator(`a[href="${path}"]:visible, a[href^="${path}&"]:visible`).first().click()
        await expect(page).toHaveURL((url) => url.pathname + url.search === path || url.href.endsWith(path))
        await throughTabs(page, async (tab) => {
          await expectShown(path + tab)
          if (asked)
            await expect
              .soft(page.locator('main').first(), path + tab)
              .toContainText(failure, { timeout: 10_000, useInnerText: true })
          asked = false
        })
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
    })

declare global {
  interface Window {
    /** The way of questions to the server, in the page itself, which knows of each as soon as it is asked. */
    line: {
      state: 'whole' | 'held' | 'cut'
      /** How many questions of the screen met a line that is not whole. */
      asked: number
      /** What was held fails, and so does what follows. */
      fail: () => void
      /** Nothing is read, and has not been for some frames. */
      isCalm: () => boolean
      /** What is chosen on the screen. */
      chosen: () => string
      /** The rows that can be read and acted on, with what is chosen in them. */
      rows: () => string[]
    }
  }
}

const holdLine = (page: Page) =>
  page.addInitScript((frame) => {
    const { fetch: send } = window
    const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)]
    const failed = () => new TypeError('Failed to fetch')
    let held: (() => void)[] = []
    let open = 0
    let calm = 0
    const line: Window['line'] = {
      state: 'whole',
      asked: 0,
      fail() {
        line.state = 'cut'
        for (const fail of held) fail()
        held = []
      },
      isCalm() {
        const isBusy = open > 0 || document.querySelector('main [aria-busy=true]') !== null
        calm = isBusy ? 0 : calm + 1
        return calm > 3
      },
      chosen: () =>
        JSON.stringify([
          location.href,
          all<HTMLSelectElement>('main select').map(({ value }) => value),
          all('main :is([aria-pressed=true], label:has(:checked), [aria-live=polite])').map(
            ({ textContent }) => textContent,
          ),
        ]),
      rows: () =>
        all('main :is(tbody tr, li, article)')
          .filter((row) => row.checkVisibility() && !row.closest('[inert]'))
          .map((row) =>
            [
              row.innerText,
              ...Array.from(row.querySelectorAll('[aria-pressed=true], label:has(:checked)'), (box) => box.textContent),
            ].join(' '),
          )
          .filter((words) => /\w/.test(words)),
    }
    window.line = line
    window.fetch = async (to, options) => {
      if (to !== '/graphql') return send(to, options)
      const { operationName, query } = JSON.parse(String(options?.body)) as { operationName: string; query: string }
      const isHeld = /^query\b/m.test(query) && !frame.includes(operationName)
      open += 1
      try {
        if (!isHeld || line.state === 'whole') {
          const answer = await send(to, options)
          // what is read of it comes at once, so that nothing is open and unread
          return new Response(await answer.text(), answer)
        }
        line.asked += 1
        if (line.state === 'held') await new Promise<void>((resolve) => held.push(resolve))
        throw failed()
      } finally {
        open -= 1
        calm = 0
      }
    }
  }, ofTheFrame)

const untilCalm = async (page: Page) => {
  await untilReady(page)
  await page.waitForFunction(() => window.line.isCalm())
}
/** What was chosen is on the screen, and what it asks for is on its way. */
const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

const outsideRows = ':not(:is(form, tr, li, article, [inert]) *):visible'

/** What narrows a list, steps to another day or month, or reads on. */
interface Filter {
  name: string
  /** Those on the screen. */
  all: (page: Page) => Locator
  change: (one: Locator) => Promise<unknown>
  /** The rows before stay. */
  goesOn?: boolean
}

const filters: Filter[] = [
  {
    name: 'list',
    all: (page) => page.locator(`main select${outsideRows}:enabled:has(option:enabled:not(:checked))`),
    change: async (list) =>
      list.selectOption(await list.locator('option:enabled:not(:checked)').first().getAttribute('value')),
  },
  {
    name: 'chips',
    all: (page) => page.locator(`main [role=group]${outsideRows}:has(> [aria-pressed=false])`),
    change: (chips) => chips.locator('> [aria-pressed=false]').first().click(),
  },
  {
    name: 'segments',
    all: (page) => page.locator(`main [role=radiogroup]${outsideRows}:has(input:not(:checked))`),
    change: (segments) => segments.locator('label:has(input:not(:checked))').first().click(),
  },
  {
    name: 'search',
    all: (page) => page.locator(`main input[type=search]${outsideRows}`),
    change: (box) => box.fill('Zebra'),
  },
  {
    name: 'step back',
    all: (page) => page.locator(`main :is(a, button)${outsideRows}:has(> svg.lucide-chevron-left)`),
    change: (step) => step.click(),
  },
  {
    name: 'more',
    all: (page) => page.locator('main').getByRole('button', { name: /^Show (older|earlier|later|more)\b/ }),
    change: (more) => more.click(),
    goesOn: true,
  },
]

for (const area of withAccount)
  test(`a filter of ${area.name} that is changed without a line shows no rows of the one before, and can be tried again`, async ({
    page,
  }) => {
    await enter(page, area)
    await hurry(page)
    await holdLine(page)
    const { expectShown } = watch(page)
    let readByServer = 0
    const rows = () => page.evaluate(() => window.line.rows())
    const again = page.locator('main').getByRole('button', { name: 'Try again' })

    async function walk(where: string, one: Locator, { change, goesOn }: Filter) {
      const before = await rows()
      const chosen = await page.evaluate(() => {
        window.line.state = 'held'
        return window.line.chosen()
      })
      await change(one)
      await page.waitForFunction((was) => window.line.asked > 0 || window.line.chosen() !== was, chosen)
      await untilDrawn(page)
      if (!(await page.evaluate(() => window.line.asked > 0))) return
      readByServer += 1
      const whileRead = await rows()
      await page.evaluate(() => window.line.fail())
      await untilCalm(page)
      const main = page.locator('main').first()
      // it is calm: what has failed has been said
      await expect.soft(main, where).toContainText(failure, { useInnerText: true, timeout: 5_000 })
      await expect.soft(again.first(), where).toBeVisible({ timeout: 5_000 })
      const whenFailed = await rows()
      await page.evaluate(() => (window.line.state = 'whole'))
      while (await again.count()) {
        await again.first().click()
        await untilCalm(page)
      }
      await expectShown(where)
      if (goesOn) return
      const after = await rows()
      const isOld = (row: string) => before.includes(row) && !after.includes(row)
      expect.soft(whileRead.filter(isOld), `${where}: while it is read`).toEqual([])
      expect.soft(whenFailed.filter(isOld), `${where}: when it failed`).toEqual([])
    }

    const open = async (address: string) => {
      await page.goto(address)
      await untilCalm(page)
    }
    for (const path of area.screens) {
      await page.goto(path)
      const addresses: string[] = []
      await throughTabs(page, async () => {
        await untilCalm(page)
        addresses.push(page.url())
      })
      for (const address of new Set(addresses)) {
        await open(address)
        const found: [Locator, Filter][] = []
        for (const filter of filters) for (const one of await filter.all(page).all()) found.push([one, filter])
        for (const [at, [one, filter]] of found.entries()) {
          await walk(`${address}, ${at + 1}: ${filter.name}`, one, filter)
          await open(address)
        }
      }
    }
    expect(readByServer, 'filters that are read by the server').toBeGreaterThan(0)
  })

/** A form of each area, filled in. */
const forms = [
  {
    name: 'a question on the site',
    area: areas[0],
    async fill(page: Page) {
      await page.goto(paths.contact)
      await page.getByLabel('Your name').fill('Refilwe Tau')
      await page.getByLabel('E-mail address').fill('refilwe@families.example')
      await page.getByLabel('Phone').fill('083 555 0119')
      await page.getByLabel("Child's age").selectOption('3-5 years')
      await page.getByRole('textbox', { name: 'Message' }).fill('May we come on Friday?')
    },
    save: 'Send Message',
    saved: 'Message Sent!',
  },
  {
    name: 'a message of a parent',
    area: areas[1],
    async fill(page: Page) {
      await page.goto('/parent/messages?write=general')
      const dialog = page.getByRole('dialog', { name: 'Message the centre' })
      await dialog.getByLabel('Subject').fill('Sleep')
      await dialog.getByLabel('Message').fill('Lerato sleeps badly')
    },
    save: 'Send',
    saved: 'Message sent',
  },
  {
    name: 'a notice of the office',
    area: areas[3],
    async fill(page: Page) {
      await page.goto('/admin/dashboard?section=school-info&tab=notices')
      await page.getByRole('button', { name: 'Add Notice' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add Notice' })
      await dialog.getByLabel('Title').fill('Once alone')
      await dialog.getByLabel('Message').fill('This is stored once.')
    },
    save: 'Add Notice',
    saved: 'Notice created successfully',
  },
] as const

for (const { name, area, fill, save, saved } of forms)
  test(`${name} whose answer was lost is sent again under its number, and stored once`, async ({ page }) => {
    await enter(page, area)
    await hurry(page)
    const { expectShown } = watch(page)
    await fill(page)
    const sent: { key: string | undefined; answer: string }[] = []
    let isLost = true
    await page.route('**/graphql', async (route) => {
      if (isQuery(route)) return route.continue()
      const answer = await route.fetch()
      sent.push({ key: route.request().headers()['idempotency-key'], answer: await answer.text() })
      return isLost ? route.abort() : route.fulfill({ response: answer })
    })
    const press = () => page.locator('form').getByRole('button', { name: save, exact: true }).click()
    await press()
    await expect(page.locator('form').getByRole('alert').first()).toBeVisible()
    isLost = false
    await press()
    await expect(page.getByText(saved).first()).toBeVisible()
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent.map(({ key }) => key)).size, 'numbers').toBe(1)
    expect(new Set(sent.map(({ answer }) => answer)).size, 'records').toBe(1)
    await expectShown(name)
  })

for (const { name, area, fill, save } of forms.slice(1))
  test(`Escape while ${name} is saved asks first, and a failure is told after it was closed`, async ({ page }) => {
    await enter(page, area)
    await fill(page)
    let fail = () => undefined as void
    const held = new Promise<void>((resolve) => (fail = resolve))
    await page.route('**/graphql', async (route) => {
      if (isQuery(route)) return route.continue()
      await held
      return route.abort()
    })
    await page.locator('form').getByRole('button', { name: save, exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Not finished yet' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Wait' }).click()
    await expect(page.locator('form').last()).toBeVisible()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Close anyway' }).click()
    fail()
    await expect(page.getByText('What you typed is still in the form.')).toBeVisible()
  })
