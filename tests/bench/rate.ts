import lighthouse, { type Result } from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

export interface Rating {
  /** Points from 0 to 100. */
  points: Record<Category, number>
  /** Largest contentful paint on a simulated slow phone, in milliseconds. */
  paint: number
  /** Cumulative layout shift. */
  shift: number
  /** What cost points, in the words of Lighthouse. */
  lost: string[]
}

/** On a busy machine Chromium sometimes loses the recording of a page; Lighthouse then asks to be run again. */
const triesAtMost = 3

async function report(url: string, port: number): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] })
    const problem = result ? result.lhr.runtimeError?.message : 'no answer'
    if (result && !problem) return result.lhr
    if (tries === triesAtMost) throw new Error(`Lighthouse could not rate ${url}: ${problem}`)
  }
}

/** One pass of Lighthouse as on a phone, in the browser that listens on the port. */
export async function rate(url: string, port: number): Promise<Rating> {
  const lhr = await report(url, port)
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
    paint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    lost: counting.flatMap((id) => {
      const audit = lhr.audits[id]
      return audit && audit.score !== null && audit.score < 0.9 ? [audit.title] : []
    }),
  }
}
