interface Job {
  /** One run; `signal` says that it should come to an end. */
  run(signal: AbortSignal): Promise<unknown>
  /** How long until the next run, in milliseconds, asked when one has ended. */
  wait(): number
  /** How long until the first run, in milliseconds; at once if left out. */
  delay?: number
  onError(error: unknown): void
}

/**
 * Runs a job again and again, never two runs at once; after an error as well.
 * @returns a function that stops it, after the run in progress
 */
export function startJob({ run, wait, delay = 0, onError }: Job): () => Promise<void> {
  const controller = new AbortController()
  const { signal } = controller
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const loop = async () => {
    try {
      await run(signal)
    } catch (error) {
      onError(error)
    }
    if (!signal.aborted) schedule(wait())
  }
  function start() {
    running = loop()
  }
  function schedule(milliseconds: number) {
    timer = setTimeout(start, milliseconds).unref()
  }
  if (delay > 0) schedule(delay)
  else start()
  return async () => {
    controller.abort()
    clearTimeout(timer)
    await running
  }
}
