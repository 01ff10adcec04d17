/** As many rows of a table stay together where it begins and where it ends. */
const leastRows = 3

export interface Room {
  /** Height for rows where the table begins, and on each page that it goes on to. */
  here: number
  page: number
  /** Height of what follows the table and may not be on a page without its last rows. */
  after: number
}

const sum = (heights: readonly number[]) => heights.reduce((total, each) => total + each, 0)

/**
 * The rows of a table, by their places, that begin a page; the first one where the whole table does. A short table is
 * never broken. Of a long one at least three rows come before a break and three after the last, these with what follows.
 */
export function pageBreaks(heights: readonly number[], { here, page, after }: Room): number[] {
  const whole = sum(heights) + after
  if (whole <= here) return []
  const isShort = whole <= page / 2
  const startsHere = !isShort && sum(heights.slice(0, leastRows)) <= here
  const breaks = startsHere ? [] : [0]
  let left = startsHere ? here : page
  const end = Math.max(0, heights.length - leastRows)
  heights.forEach((height, place) => {
    const need = place === end ? sum(heights.slice(end)) + after : height
    const isFirst = breaks.at(-1) === place || place === 0
    if (!isFirst && ((need > left && need <= page) || height > left)) {
      breaks.push(place)
      left = page
    }
    left -= height
  })
  return breaks
}
