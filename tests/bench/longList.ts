import type { Browser, CDPSession, Page } from '@playwright/test'
import { median } from './table.ts'
import { signIn } from './weigh.ts'

/** Children in the list: twenty years of enrollments several times over. */
const length = 5_000
const rounds = 5

export interface Motion {
  what: string
  /** The longest time between two frames, in milliseconds: what somebody sees, the other work of the machine among it. */
  frame: number
  /** The longest task of the page, in milliseconds of the processor: what the page itself takes. */
  task: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/** The children of the demo over and over, each with a number and a name of its own. */
async function lengthen(page: Page) {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"Students"')) return route.continue()
    const response = await route.fetch()
    const json = await response.json()
    const children: { id: number; lastName: string }[] = json.data.children
    json.data.children = Array.from({ length }, (_, index) => {
      const copy = Math.floor(index / children.length)
      const child = children[index % children.length] as (typeof children)[number]
      return { ...child, id: copy * 10_000 + child.id, lastName: `${child.lastName} ${copy || ''}`.trim() }
    })
    await route.fulfill({ response, json })
  })
}

/** Text, because what compiles this file adds calls that no page knows. */
const follow = `
  window.frames_ = []
  window.following = true
  let last = performance.now()
  const look = () => {
    const now = performance.now()
    window.frames_.push(now - last)
    last = now
    if (window.following) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

async function longestTask(devtools: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  })
  await act()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const main = new Set(events.filter(isMain).map(thread))
  const tasks = events.filter((event) => event.ph === 'X' && event.name.includes('RunTask') && main.has(thread(event)))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000))
}

async function measure(page: Page, devtools: CDPSession, act: () => Promise<void>) {
  let frame = 0
  const task = await longestTask(devtools, async () => {
    await page.evaluate(follow)
    await act()
    await page.waitForTimeout(300)
    frame = await page.evaluate<number>('window.following = false, Math.max(...window.frames_)')
  })
  return { frame, task }
}

/** Scrolls and filters a list of five thousand children: the medians of several rounds. */
export async function measureLongList(browser: Browser, origin: string): Promise<Motion[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  try {
    await signIn(context, origin, 'admin')
    const page = await context.newPage()
    await lengthen(page)
    await page.goto(`${origin}/admin/dashboard?section=students&view=table`)
    await page.getByRole('table', { name: 'Students' }).waitFor()
    const devtools = await context.newCDPSession(page)
    const search = page.getByRole('searchbox', { name: 'Search students' })
    const acts: Record<string, () => Promise<void>> = {
      scrolling: async () => {
        await page.getByRole('table', { name: 'Students' }).hover()
        for (let turn = 0; turn < 40; turn += 1) {
          await page.mouse.wheel(0, turn % 4 ? 600 : 4_000)
          await page.waitForTimeout(30)
        }
      },
      'searching, letter by letter': () => search.pressSequentially('mokoena', { delay: 60 }),
      'emptying the search': () => search.fill(''),
      'choosing a class': async () => {
        await page.getByRole('combobox', { name: 'Class' }).selectOption({ index: 3 })
      },
      'choosing all classes': async () => {
        await page.getByRole('combobox', { name: 'Class' }).selectOption({ index: 0 })
      },
      sorting: () => page.getByRole('button', { name: 'Born' }).click(),
    }
    const found = new Map<string, { frame: number; task: number }[]>()
    for (let round = 0; round < rounds; round += 1) {
      for (const [what, act] of Object.entries(acts)) {
        found.set(what, [...(found.get(what) ?? []), await measure(page, devtools, act)])
      }
    }
    return [...found].map(([what, measured]) => ({
      what,
      frame: median(measured.map(({ frame }) => frame)),
      task: median(measured.map(({ task }) => task)),
    }))
  } finally {
    await context.close()
  }
}
