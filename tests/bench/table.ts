/** Lines of a table, the first column left and the others right, as wide as they need to be. */
export function table(heads: string[], rows: string[][]): string {
  const all = [heads, ...rows]
  const widths = heads.map((_, index) => Math.max(...all.map((row) => (row[index] ?? '').length)))
  const line = (row: string[]) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(heads), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
