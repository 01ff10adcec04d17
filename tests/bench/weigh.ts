import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, BrowserContext, Page, Response } from '@playwright/test'
import { demoAccounts } from '#graphql/database/demo/people.ts'
import type { BenchPage } from './pages.ts'

/** Bytes of a first load as they travel, by what they are. */
export interface Weight {
  scripts: number
  styles: number
  html: number
  fonts: number
  /** Pictures that are seen without scrolling. */
  pictures: number
}

/** A phone, for which the budgets are meant. What a service worker hands on would count as nothing. */
const phone = {
  serviceWorkers: 'block',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

/** What the server does to a page. */
const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

async function bytesOf(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()))
  return sum(sizes.map(({ responseBodySize }) => responseBodySize))
}

const inFirstView = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < window.innerHeight
      })
      .map((image) => image.currentSrc),
  )

/** Gives a browser the session of a demo account. */
export async function signIn({ request }: Pick<BrowserContext, 'request'>, origin: string, username: string) {
  const password = demoAccounts.find((account) => account.username === username)?.password
  const answer = await request.post(`${origin}/api/auth/login`, { data: { username, password } })
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`)
}

/** The session of a demo account, as a browser sends it. */
export async function sessionCookie(browser: Browser, origin: string, username: string): Promise<string> {
  const context = await browser.newContext()
  try {
    await signIn(context, origin, username)
    return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  } finally {
    await context.close()
  }
}

/** A page that works for a while before it asks for what it needs next is not done, though the network is idle. */
const pause = 1_500

async function untilQuiet(page: Page, responses: readonly Response[]) {
  let before = -1
  while (before < responses.length) {
    before = responses.length
    await page.waitForTimeout(pause)
  }
}

/** Opens a page for the first time, on a phone, and weighs what was fetched until it was quiet. */
export async function weigh(browser: Browser, origin: string, { path, account }: BenchPage): Promise<Weight> {
  const context = await browser.newContext(phone)
  try {
    if (account) await signIn(context, origin, account)
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    const document = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await untilQuiet(page, responses)
    const text = (await document?.text()) ?? ''
    const styles = Array.from(text.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, style = '']) => style).join('')
    const ofKind = (kind: string) =>
      responses.filter((response) => response.request().resourceType() === kind && response.url().startsWith(origin))
    const seen = await inFirstView(page)
    return {
      scripts: await bytesOf(ofKind('script')),
      styles: compressed(styles) + (await bytesOf(ofKind('stylesheet'))),
      html: compressed(text.replace(styles, '')),
      fonts: await bytesOf(ofKind('font')),
      pictures: await bytesOf(ofKind('image').filter((response) => seen.includes(response.url()))),
    }
  } finally {
    await context.close()
  }
}
