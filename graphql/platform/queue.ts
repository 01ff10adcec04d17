/** @returns what runs one piece of work after the other, in the order in which they are handed over; one that fails stops none */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Made>(work: () => Promise<Made>): Promise<Made> => {
    const made = last.then(work)
    last = made.catch(() => undefined)
    return made
  }
}
