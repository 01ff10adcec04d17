import { isDeepStrictEqual } from 'node:util'
import { load, once } from './load.ts'
import { cpuOf, type Side } from './sides.ts'
import { median } from './table.ts'

/** As many as each server has connections to the database. */
export const connections = 10

/** How long each side is asked in one round, in milliseconds, and how many rounds count. */
const forms = { short: { time: 300, rounds: 5 }, long: { time: 2_000, rounds: 7 } }

export interface Contestant {
  name: 'app' | 'beside' | 'floor' | 'PostGraphile' | 'usual stack'
  side: Side
  url: string
  request: Buffer
  /** The answer in the shape of our API. */
  answer(body: string): unknown
}

export type Form = keyof typeof forms

interface Figures {
  perSecond: number
  p50: number
  p99: number
  cpuPerRequest: number
}

export interface Result {
  read: string
  bytes: number
  sides: Record<string, Figures>
  /** Requests per second of the app, in the same round, as a part of those of each other side; the median. */
  ratios: Record<string, number>
}

const quantile = (sorted: number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN

/** Asks the sides in turn, another one first in each round, so that what else the machine does meets all of them. */
export async function compare(read: string, contestants: Contestant[], form: Form): Promise<Result> {
  const { time, rounds } = forms[form]
  const bodies: string[] = []
  for (const { url, request } of contestants) bodies.push(await once(url, request))
  const [first] = contestants.map(({ answer }, index) => answer(bodies[index] ?? ''))
  for (const [index, { name, answer }] of contestants.entries())
    if (!isDeepStrictEqual(answer(bodies[index] ?? ''), first)) throw new Error(`${read}: ${name} answers otherwise`)

  const seen = contestants.map(() => ({ times: [] as number[], perSecond: [] as number[], cpu: 0 }))
  for (const { url, request } of contestants) await load(url, request, connections, time)
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contestants.length; turn += 1) {
      const index = (round + turn) % contestants.length
      const [contestant, sums] = [contestants[index], seen[index]]
      if (!contestant || !sums) continue
      const [cpu, start] = [cpuOf(contestant.side), performance.now()]
      const times = await load(contestant.url, contestant.request, connections, time)
      sums.perSecond.push((times.length / (performance.now() - start)) * 1_000)
      sums.cpu += cpuOf(contestant.side) - cpu
      sums.times.push(...times)
    }
  }
  const result: Result = { read, bytes: bodies[0]?.length ?? 0, sides: {}, ratios: {} }
  for (const [index, { name }] of contestants.entries()) {
    const { times, perSecond, cpu } = seen[index] ?? { times: [], perSecond: [], cpu: 0 }
    const sorted = times.toSorted((one, other) => one - other)
    result.sides[name] = {
      perSecond: median(perSecond),
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      cpuPerRequest: cpu / times.length,
    }
  }
  const ratesOf = (name: string) =>
    seen[contestants.findIndex((contestant) => contestant.name === name)]?.perSecond ?? []
  const rates = ratesOf('app')
  for (const { name } of contestants.slice(1)) {
    const others = ratesOf(name)
    result.ratios[name] = median(rates.map((rate, round) => rate / (others[round] ?? Number.NaN)))
  }
  return result
}

export const json = (body: string): unknown => JSON.parse(body)

/** Lines of the table, one a side. */
export function rowsOf({ read, bytes, sides, ratios }: Result): string[][] {
  const partOf = (name: string, other: string) => {
    const ratio = name === 'app' ? ratios[other] : undefined
    return ratio === undefined ? '' : `${(ratio * 100).toFixed(0)} %`
  }
  return Object.entries(sides).map(([name, figures], index) => [
    index === 0 ? `${read} (${(bytes / 1_000).toFixed(1)} kB)` : '',
    name,
    figures.perSecond.toFixed(0),
    figures.p50.toFixed(1),
    figures.p99.toFixed(1),
    figures.cpuPerRequest.toFixed(2),
    partOf(name, 'floor'),
    partOf(name, 'PostGraphile'),
    partOf(name, 'usual stack'),
  ])
}
