/**
 * Counts the steps of a job: each press, each choice and each field that is typed is one.
 * @param before how many it took before, where the job existed
 */
export function countSteps(job: string, before?: number) {
  let count = 0
  return {
    step: <Result>(act: Promise<Result>): Promise<Result> => {
      count += 1
      return act
    },
    /** Prints them, `steps: a bill corrected before it is paid: 4 (before: 9)`. */
    print: () => {
      console.log(`steps: ${job}: ${count}${before === undefined ? '' : ` (before: ${before})`}`)
      return count
    },
  }
}

/**
 * The same in seconds, from now on. They are printed and not asserted, since a machine may be slow or busy.
 * @param goal how many it may take
 */
export function timeJob(job: string, goal?: number) {
  const start = performance.now()
  return () => {
    const seconds = (performance.now() - start) / 1000
    console.log(`seconds: ${job}: ${seconds.toFixed(1)}${goal === undefined ? '' : ` (goal: ${goal})`}`)
  }
}
