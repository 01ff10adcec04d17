/** Days of a month that follow each other under one name. */
export interface NamedDays {
  /** `16`, `24-31` */
  days: string
  name: string
}

/**
 * The named days of a month in order, those that follow each other under one name together.
 * @param month `yyyy-MM`
 */
export function runsOf(names: Readonly<Record<string, string>>, month: string): NamedDays[] {
  const runs: { first: number; last: number; name: string }[] = []
  for (const [date, name] of Object.entries(names).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (!date.startsWith(month)) continue
    const day = Number(date.slice(8))
    const run = runs.at(-1)
    if (run?.name === name && run.last === day - 1) run.last = day
    else runs.push({ first: day, last: day, name })
  }
  return runs.map(({ first, last, name }) => ({ days: first === last ? `${first}` : `${first}-${last}`, name }))
}
