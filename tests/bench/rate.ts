import lighthouse, { type Flags, type Result } from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

export interface Rating {
  /** Points from 0 to 100. */
  points: Record<Category, number>
  /** Largest contentful paint on a simulated slow phone, in milliseconds. */
  paint: number
  /** Cumulative layout shift. */
  shift: number
  /** Time during which the page could not answer, in milliseconds. */
  blocking: number
  /** How many files and answers the page asked for. */
  requests: number
  /** What cost points, in the words of Lighthouse. */
  lost: string[]
}

/** On a busy machine Chromium sometimes loses the recording of a page; Lighthouse then asks to be run again. */
const triesAtMost = 3

/** @param cookie of the session in which it is opened; a guest opens it without one */
async function report(url: string, port: number, cookie?: string): Promise<Result> {
  const extraHeaders = cookie ? { Cookie: cookie } : null
  const flags: Flags = { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories], extraHeaders }
  for (let tries = 1; ; tries += 1) {
    const result = await lighthouse(url, flags)
    const problem = result ? result.lhr.runtimeError?.message : 'no answer'
    if (result && !problem) return result.lhr
    if (tries === triesAtMost) throw new Error(`Lighthouse could not rate ${url}: ${problem}`)
  }
}

/** One pass of Lighthouse as on a phone, in the browser that listens on the port. */
export async function rate(url: string, port: number, cookie?: string): Promise<Rating> {
  const lhr = await report(url, port, cookie)
  const figureOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const { items = [] } = (lhr.audits['network-requests']?.details ?? {}) as { items?: unknown[] }
  const pointsOf = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const counting = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return {
    points: {
      performance: pointsOf('performance'),
      accessibility: pointsOf('accessibility'),
      'best-practices': pointsOf('best-practices'),
      seo: pointsOf('seo'),
    },
    paint: figureOf('largest-contentful-paint'),
    shift: figureOf('cumulative-layout-shift'),
    blocking: figureOf('total-blocking-time'),
    requests: items.length,
    lost: counting.flatMap((id) => {
      const audit = lhr.audits[id]
      return audit && audit.score !== null && audit.score < 0.9 ? [audit.title] : []
    }),
  }
}
