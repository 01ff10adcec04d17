/** Random numbers from a seed: the same seed gives the same demo data and the same test data on every machine. */
export class Random {
  private state: number

  /**
   * @param seed what the numbers follow from
   * @param drawn the serial number that came last
   */
  constructor(
    seed: number,
    private drawn = 0,
  ) {
    this.state = seed >>> 0
  }

  /** Counts up, for names that must not be given twice. */
  serial(): number {
    this.drawn += 1
    return this.drawn
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.between(0, values.length - 1)]
    if (value === undefined) throw new Error('Nothing to pick from')
    return value
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  shuffle<Value>(values: readonly Value[]): Value[] {
    const result = [...values]
    for (let last = result.length - 1; last > 0; last--) {
      const other = this.between(0, last)
      ;[result[last], result[other]] = [result[other] as Value, result[last] as Value]
    }
    return result
  }
}
