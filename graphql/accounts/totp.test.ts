import { describe, expect, it } from 'vitest'
import { codeAt } from '#tests/factories/codeAt.ts'
import { matchingStep, newSecret, otpauthUri, stepOf } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a one-time password', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds is that of RFC 6238: %s', (at, code) => {
    expect(codeAt(secret, stepOf(at * 1000), 8)).toBe(code)
  })

  it('counts for its half minute, the one before and the one after', () => {
    const now = 1_700_000_000_000
    const step = stepOf(now)
    const accepted = [-2, -1, 0, 1, 2].map((offset) => matchingStep(secret, codeAt(secret, step + offset), now))
    expect(accepted).toEqual([null, step - 1, step, step + 1, null])
  })

  it.each(['', '12345', '1234567', 'abcdef', '12345６'])('is never %o', (code) => {
    expect(matchingStep(secret, code, Date.now())).toBeNull()
  })
})

describe('a new secret', () => {
  it('is long, and never the same', () => {
    const [one, other] = [newSecret(), newSecret()]
    // five bits a letter: 160
    expect(one).toHaveLength(32)
    expect(one).not.toBe(other)
  })

  it('is written for apps with the name of the centre and of the account', () => {
    expect(otpauthUri('ABC', 'Kiewiet & Co', 'anna@centre.example')).toBe(
      'otpauth://totp/Kiewiet%20%26%20Co:anna%40centre.example?secret=ABC&issuer=Kiewiet%20%26%20Co',
    )
  })
})
