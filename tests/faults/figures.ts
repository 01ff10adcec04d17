/** Figures of one scenario, by what they are. */
export type Figures = Record<string, number | string>

const all: { scenario: string; figures: Figures }[] = []

/** Keeps the figures of a scenario for the table at the end. */
export function report(scenario: string, figures: Figures) {
  all.push({ scenario, figures })
}

/** One line a scenario, for people and for `README.md` beside this. */
export function printFigures() {
  const width = Math.max(...all.map(({ scenario }) => scenario.length))
  const lines = all.map(({ scenario, figures }) => {
    const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
    return `  ${scenario.padEnd(width)}  ${text.join(' · ')}`
  })
  console.log(`\nFigures\n${lines.join('\n')}\n`)
}
