import type { Result } from './compare.ts'
import { table } from './table.ts'

const goals = { mean: 0.25, each: 0.09, nested: 1.4, usual: 1, nestedOfUsual: 2 }

const nestedRead = 'families'

const part = (ratio: number) => `${(ratio * 100).toFixed(0)} %`

const geometricMean = (values: number[]) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

const line = (goal: string, measured: string, isReached: boolean) =>
  `${isReached ? 'reached' : 'NOT REACHED'}: ${goal}; measured ${measured}`

/** The goals of the twelve reads beside the floor, and of some beside PostGraphile and the usual stack: one line each. */
export function goalsOf(results: readonly Result[]): string[] {
  const twelve = results.filter(({ read }) => read !== nestedRead)
  const rates = twelve.map(({ ratios }) => ratios.floor ?? Number.NaN)
  const [mean, least] = [geometricMean(rates), Math.min(...rates)]
  const nested = results.flatMap(({ ratios }) => ratios.PostGraphile ?? [])
  return [
    line(`at least ${part(goals.mean)} of the floor as geometric mean`, part(mean), mean >= goals.mean),
    line(`no read under ${part(goals.each)} of the floor`, part(least), least >= goals.each),
    ...nested.map((ratio) =>
      line(`the nested read at least ${part(goals.nested)} of PostGraphile`, part(ratio), ratio >= goals.nested),
    ),
    ...results.flatMap(({ read, ratios: { 'usual stack': ratio } }) => {
      if (ratio === undefined) return []
      const wanted = read === nestedRead ? goals.nestedOfUsual : goals.usual
      return line(`${read} at least ${part(wanted)} of the usual stack`, part(ratio), ratio >= wanted)
    }),
  ]
}

/** Each read of this checkout as a part of the same of the other one, and the geometric means. */
export function besideTable(results: readonly Result[]): string {
  const measured = results.flatMap(({ read, sides: { app, beside }, ratios }) =>
    app && beside ? [{ read, rate: ratios.beside ?? Number.NaN, cpu: app.cpuPerRequest / beside.cpuPerRequest }] : [],
  )
  const [rate, cpu] = [
    geometricMean(measured.map((each) => each.rate)),
    geometricMean(measured.map((each) => each.cpu)),
  ]
  const rows = [...measured, { read: 'geometric mean', rate, cpu }]
  return table(
    ['this checkout beside the other', 'requests/s', 'CPU ms'],
    rows.map((row) => [row.read, row.rate.toFixed(2), row.cpu.toFixed(2)]),
  )
}
