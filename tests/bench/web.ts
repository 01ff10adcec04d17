import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { type App, startApp } from '#tests/journeys/app.ts'
import { runCommand } from '#tests/run/command.ts'
import { CHROMIUM_ARGUMENTS, ensureChromium } from '#tests/setup/chromium.ts'
import { freePort } from '#tests/setup/freePort.ts'
import { isStale } from '#web/build/stamp.ts'
import { type BenchPage, publicPages, signedInPages, weighedPages } from './pages.ts'
import { categories, rate, type Rating } from './rate.ts'
import { measureLongList } from './longList.ts'
import { measureSwitches } from './switches.ts'
import { median, table } from './table.ts'
import { sessionCookie, type Weight, weigh } from './weigh.ts'

const passes = 3

/** Most bytes of a first load, brotli, beside those of scripts, which depend on the page. */
const budgets: Omit<Weight, 'scripts'> = { styles: 20_000, html: 30_000, fonts: 60_000, pictures: 120_000 }
const paintBudget = 1_500

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)

function weightRow({ path, scriptBudget }: BenchPage, weight: Weight): string[] {
  const limits: Weight = { ...budgets, scripts: scriptBudget }
  const kinds = Object.keys(limits) as (keyof Weight)[]
  const over = kinds.filter((kind) => weight[kind] > limits[kind])
  const order: (keyof Weight)[] = ['scripts', 'styles', 'html', 'fonts', 'pictures']
  return [path, ...order.map((kind) => kilobytes(weight[kind])), over.length ? `miss: ${over.join(', ')}` : 'pass']
}

async function printWeights(browser: Browser, app: App) {
  const rows: string[][] = []
  for (const page of weighedPages) rows.push(weightRow(page, await weigh(browser, app.url, page)))
  const { styles, html, fonts, pictures } = budgets
  const most = [styles, html, fonts, pictures].map((bytes) => kilobytes(bytes))
  rows.push(['most allowed', '100/150/190', ...most, ''])
  console.log('\nFirst load on a phone, kB as they travel (brotli); pictures in the first view\n')
  console.log(table(['page', 'JS', 'CSS', 'HTML', 'fonts', 'pictures', ''], rows))
}

function ratingRow(path: string, ratings: Rating[]): string[] {
  const middle = categories.map((category) => median(ratings.map(({ points }) => points[category])))
  const worst = Math.min(...ratings.map(({ points }) => points.performance))
  const paint = median(ratings.map((rating) => rating.paint))
  const shift = Math.max(...ratings.map((rating) => rating.shift))
  const [, ...others] = middle
  const reached = others.every((points) => points === 100) && middle[0] === 100 && worst >= 95
  const passed = reached && paint < paintBudget && shift === 0
  return [
    path,
    ...middle.map(String),
    String(worst),
    `${Math.round(paint)}`,
    shift.toFixed(3),
    passed ? 'pass' : 'miss',
  ]
}

async function printRatings(app: App, port: number, pages: BenchPage[], times: number) {
  const rows: string[][] = []
  const lost: string[] = []
  for (const { path } of pages) {
    const ratings: Rating[] = []
    for (let pass = 0; pass < times; pass += 1) ratings.push(await rate(`${app.url}${path}`, port))
    rows.push(ratingRow(path, ratings))
    console.error(`rated ${path}`)
    const titles = new Set(ratings.flatMap((rating) => rating.lost))
    if (titles.size) lost.push(`${path}: ${[...titles].join(' · ')}`)
  }
  console.log(`\nLighthouse as on a phone, ${times === 1 ? 'one pass' : `median of ${times}`}; paint in ms\n`)
  const heads = ['page', 'performance', 'accessibility', 'practices', 'SEO', 'worst perf.', 'paint', 'shift', '']
  console.log(table(heads, rows))
  if (lost.length) console.log(`\nWhat cost points:\n${lost.join('\n')}`)
}

/** What the first view of somebody who is signed in is to reach on a phone. */
const signedInGoals = { performance: 95, paint: 1_800, shift: 0.01, blocking: 200, requests: 25 }

async function printSignedInRatings(browser: Browser, app: App, port: number) {
  const rows: string[][] = []
  for (const { path, account } of signedInPages) {
    const cookie = await sessionCookie(browser, app.url, account)
    const ratings: Rating[] = []
    for (let pass = 0; pass < passes; pass += 1) ratings.push(await rate(`${app.url}${path}`, port, cookie))
    const middle = (figure: (rating: Rating) => number) => median(ratings.map(figure))
    const performance = middle(({ points }) => points.performance)
    const [paint, shift, blocking] = [middle((r) => r.paint), middle((r) => r.shift), middle((r) => r.blocking)]
    const requests = middle((r) => r.requests)
    const goals = signedInGoals
    const reached = paint <= goals.paint && shift <= goals.shift && blocking <= goals.blocking
    const passed = performance >= goals.performance && reached && requests <= goals.requests
    const figures = [
      `${performance}`,
      `${Math.round(paint)}`,
      shift.toFixed(3),
      `${Math.round(blocking)}`,
      `${requests}`,
    ]
    rows.push([path, ...figures, passed ? 'pass' : 'miss'])
    console.error(`rated ${path}`)
  }
  console.log(`\nLighthouse as on a phone, signed in, median of ${passes}; paint and blocking in ms\n`)
  console.log(table(['page', 'performance', 'paint', 'shift', 'blocking', 'requests', ''], rows))
}

const switchBudget = 100
const mostRows = 60

async function printSwitches(browser: Browser, app: App) {
  const { firstLoad, switches, slowdown } = await measureSwitches(browser, app.url)
  console.log(`\nAdmin area, processor ${slowdown} times slower: first load shown after ${Math.round(firstLoad)} ms\n`)
  const rows = switches.map(({ label, first, again, rows: count }) => [
    label,
    String(Math.round(first)),
    String(Math.round(again)),
    String(count),
    again <= switchBudget && count < mostRows ? 'pass' : 'miss',
  ])
  const found = String(Math.round(median(switches.map(({ again }) => again))))
  rows.push(['median', String(Math.round(median(switches.map(({ first }) => first)))), found, '', ''])
  console.log(table(['switching to, ms', 'first time', 'again', 'rows in the document', ''], rows))
}

/** A frame that takes longer is seen as a jerk. */
const frameBudget = 50

async function printLongList(browser: Browser, app: App) {
  const motions = await measureLongList(browser, app.url)
  console.log('\nA list of 5,000 children, the processor as it is, medians of five rounds\n')
  const rows = motions.map(({ what, frame, task }) => [
    what,
    String(Math.round(frame)),
    String(Math.round(task)),
    task <= frameBudget && frame <= frameBudget ? 'pass' : 'miss',
  ])
  console.log(table(['ms', 'longest frame', 'longest task, processor', ''], rows))
}

async function run() {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      sizes: { type: 'boolean' },
      switches: { type: 'boolean' },
      list: { type: 'boolean' },
      signedIn: { type: 'boolean' },
    },
  })
  if ((await isStale()) && (await runCommand('tsx', ['web/build.ts'], {})) !== 0) throw new Error('The build failed')
  const port = await freePort()
  const app = await startApp()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  })
  try {
    if (values.list) return await printLongList(browser, app)
    if (values.signedIn) return await printSignedInRatings(browser, app, port)
    if (!values.switches) await printWeights(browser, app)
    if (!values.sizes && !values.quick) await printSwitches(browser, app)
    if (values.switches) return
    if (!values.sizes && !values.quick) await printLongList(browser, app)
    if (values.quick) await printRatings(app, port, publicPages.slice(0, 1), 1)
    else if (!values.sizes) {
      await printRatings(app, port, publicPages, passes)
      await printSignedInRatings(browser, app, port)
    }
  } finally {
    await browser.close()
    await app.stop()
  }
}

/**
 * `npm run bench:web`: what the pages weigh and how Lighthouse rates them. `--quick` rates the home page once,
 * `--sizes` none, `--switches` measures how fast sections of the admin area are opened, alone, `--list` how smoothly
 * a list of 5,000 children moves, `--signedIn` rates the first views of those who sign in.
 */
await run()
