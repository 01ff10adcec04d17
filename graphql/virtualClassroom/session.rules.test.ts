import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { attendanceAverage, canBecome, isForgotten, isSecureLink, sessionStatuses } from './session.rules.ts'

const sessions = fc.array(fc.record({ participants: fc.nat(60), expected: fc.nat(40) }))

describe('the attendance average', () => {
  test('is a share: 0 to 100, and nothing while nobody was expected', () => {
    fc.assert(
      fc.property(sessions, (all) => {
        const average = attendanceAverage(all)
        if (all.every(({ expected }) => expected === 0)) expect(average).toBeNull()
        else {
          expect(average).toBeGreaterThanOrEqual(0)
          expect(average).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('weighs a large class more than a small one', () => {
    expect(
      attendanceAverage([
        { participants: 30, expected: 30 },
        { participants: 0, expected: 10 },
      ]),
    ).toBe(75)
  })
})

describe('the steps of a session', () => {
  it('lead from what is over nowhere', () => {
    for (const next of sessionStatuses) expect(canBecome('completed', next)).toBe(false)
    expect(canBecome('live', 'cancelled')).toBe(false)
  })
})

describe('a session that nobody ended', () => {
  const session = { status: 'live', startedAt: '2026-11-20T08:00:00Z', durationMinutes: 30 }
  const at = (moment: string) => Date.parse(moment)

  it('is forgotten half an hour after its time, and not before', () => {
    expect(isForgotten(session, at('2026-11-20T08:59:59Z'))).toBe(false)
    expect(isForgotten(session, at('2026-11-20T09:00:00Z'))).toBe(true)
  })

  it('has to be live', () => {
    for (const status of sessionStatuses.filter((one) => one !== 'live'))
      expect(isForgotten({ ...session, status }, at('2026-11-21T08:00:00Z'))).toBe(false)
  })
})

describe('an address', () => {
  test('is never taken from text that is none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (isSecureLink(text)) expect(new URL(text).protocol).toBe('https:')
      }),
    )
  })
})
