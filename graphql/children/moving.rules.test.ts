import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billedUntil } from './enrolment.rules.ts'
import { programAfter } from './moving.rules.ts'

const program = fc.record({ programId: fc.constantFrom(null, 1, 2, 3) })

describe('a child who moves up', () => {
  it('changes to the program of its class, and keeps one of its own; a move back restores the first', () => {
    fc.assert(
      fc.property(program, program, program, (child, from, to) => {
        const after = programAfter(child, from, to)
        const follows = child.programId === null || child.programId === from.programId
        expect(after).toBe(follows && to.programId !== null ? to.programId : child.programId)
        if (child.programId === from.programId && child.programId !== null && to.programId !== null)
          expect(programAfter({ programId: after }, to, from)).toBe(child.programId)
      }),
    )
  })
})

describe('the month of notice', () => {
  it('is stored only where it is later than the last day', () => {
    expect(billedUntil('2026-11-30', '2026-11')).toBeNull()
    expect(billedUntil('2026-11-30', '2026-10')).toBeNull()
    expect(billedUntil('2026-11-30', null)).toBeNull()
    expect(billedUntil('2026-11-30', '2026-12')).toBe('2026-12-01')
  })
})
