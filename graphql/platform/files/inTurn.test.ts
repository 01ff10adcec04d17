import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTurn } from './inTurn.ts'

const as = (id: number) => ({ viewer: { id } }) as Parameters<typeof inTurn>[0]

it('makes one document after the other, and few for one account at a time', async () => {
  let running = 0
  const atOnce: number[] = []
  const open: (() => void)[] = []
  const make = async () => {
    running += 1
    atOnce.push(running)
    await new Promise<void>((resolve) => open.push(resolve))
    running -= 1
    return 'made'
  }
  const asked = Array.from({ length: 8 }, () => inTurn(as(1), make))
  await expect(inTurn(as(1), make)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  // nobody else waits for what that account asked for too often
  const ofAnother = inTurn(as(2), make)
  const all = [...asked, ofAnother]
  for (let made = 0; made < all.length; made += 1) {
    await expect.poll(() => open.length).toBe(made + 1)
    open[made]?.()
  }
  expect(await Promise.all(all)).toEqual(all.map(() => 'made'))
  expect(atOnce).toEqual(all.map(() => 1))
  const next = inTurn(as(1), make)
  await expect.poll(() => open.length).toBe(all.length + 1)
  open.at(-1)?.()
  expect(await next).toBe('made')
})

it('lets everybody else have a turn before each document', async () => {
  const order: string[] = []
  const made = inTurn(as(1), async () => order.push('document'))
  setImmediate(() => order.push('request'))
  await made
  expect(order).toEqual(['request', 'document'])
})

it('leaves the thread to everybody else after each document for as long as it took', async () => {
  let turns = 0
  const turnsBefore: number[] = []
  const make = async () => {
    turnsBefore.push(turns)
    turns = 0
    const end = performance.now() + 100
    while (performance.now() < end) JSON.stringify(turnsBefore)
  }
  let isMade = false
  const made = Promise.all([1, 2, 3].map(() => inTurn(as(1), make))).then(() => {
    isMade = true
  })
  while (!isMade) {
    await turn()
    turns += 1
  }
  await made
  expect(Math.min(...turnsBefore.slice(1))).toBeGreaterThan(3)
})

it('goes on after a document that could not be made', async () => {
  const failed = inTurn(as(1), () => Promise.reject(new Error('no font')))
  const next = inTurn(as(1), async () => 'made')
  await expect(failed).rejects.toThrow('no font')
  expect(await next).toBe('made')
})
