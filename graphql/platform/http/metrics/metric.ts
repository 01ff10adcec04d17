/** A figure that a scraper reads, in the text format of Prometheus (version 0.0.4). */
export interface Metric {
  lines(): string[] | Promise<string[]>
}

type Labels = Record<string, string | number>

const escapeLabel = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function sample(name: string, labels: Labels, value: number): string {
  const inside = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(String(text))}"`)
  return `${name}${inside.length > 0 ? `{${inside.join(',')}}` : ''} ${value}`
}

const heading = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]

/** Labels as a key, so that equal ones are counted together. */
const keyOf = (labels: Labels) => JSON.stringify(labels)

/** Only ever grows, from the start of the process. */
export function counter(name: string, help: string) {
  const values = new Map<string, { labels: Labels; value: number }>()
  return {
    add(labels: Labels = {}) {
      const key = keyOf(labels)
      const known = values.get(key)
      if (known) known.value += 1
      else values.set(key, { labels, value: 1 })
    },
    lines: () => [
      ...heading(name, help, 'counter'),
      ...[...values.values()].map(({ labels, value }) => sample(name, labels, value)),
    ],
  }
}

/**
 * How much there is at the moment, looked up when it is requested. One that cannot be looked up is left out, so that
 * the others are still there while the database is away.
 */
export const gauge = (
  name: string,
  help: string,
  look: () => number | [Labels, number][] | Promise<number | [Labels, number][]>,
): Metric => ({
  async lines() {
    try {
      const found = await look()
      const samples: [Labels, number][] = typeof found === 'number' ? [[{}, found]] : found
      return [...heading(name, help, 'gauge'), ...samples.map(([labels, value]) => sample(name, labels, value))]
    } catch {
      return []
    }
  },
})

/** How often something took up to so many seconds. */
export function histogram(name: string, help: string, bounds: readonly number[]) {
  const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>()
  return {
    observe(labels: Labels, seconds: number) {
      const key = keyOf(labels)
      const known = series.get(key) ?? { labels, counts: [...bounds, 0].map(() => 0), sum: 0 }
      series.set(key, known)
      const place = bounds.findIndex((bound) => seconds <= bound)
      const index = place < 0 ? bounds.length : place
      known.counts[index] = (known.counts[index] ?? 0) + 1
      known.sum += seconds
    },
    lines() {
      const samples = [...series.values()].flatMap(({ labels, counts, sum }) => {
        let total = 0
        const buckets = counts.map((count, index) => {
          total += count
          return sample(`${name}_bucket`, { ...labels, le: bounds[index] ?? '+Inf' }, total)
        })
        return [...buckets, sample(`${name}_sum`, labels, sum), sample(`${name}_count`, labels, total)]
      })
      return [...heading(name, help, 'histogram'), ...samples]
    },
  }
}

/** All figures as one text. */
export const exposition = async (metrics: Metric[]) =>
  `${(await Promise.all(metrics.map((metric) => metric.lines()))).flat().join('\n')}\n`
