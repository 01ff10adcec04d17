import { describe, expect, it } from 'vitest'
import { type AddressChange, earlierAddresses } from './privacy.rules.ts'

const change = (from: string, to: string, before: object = {}, action = 'confirmEmail'): AddressChange => ({
  action,
  before: { email: from, emailVerifiedAt: '2026-01-01T08:00:00Z', role: 'parent', ...before },
  after: { email: to },
})
const stop = (from: string, to: string) => change(from, to, {}, 'stopEmailChange')

describe('the earlier addresses of a parent', () => {
  it('are those that had been confirmed before a change', () => {
    expect(earlierAddresses([change('a', 'b'), change('b', 'c', {}, 'updateUser')])).toEqual(['a', 'b'])
    expect(earlierAddresses([change('a', 'b', { emailVerifiedAt: null }), change('b', 'b')])).toEqual([])
  })

  it('are none that a stranger had put there, whom the owner stopped', () => {
    expect(earlierAddresses([change('a', 'b'), change('b', 'x'), change('x', 'y'), stop('y', 'b')])).toEqual(['a'])
    expect(earlierAddresses([change('a', 'b'), change('b', 'a'), change('a', 'x'), stop('x', 'a')])).toEqual(['a', 'b'])
    const typed = change('a', 'x', { emailVerifiedAt: null })
    expect(earlierAddresses([typed, change('x', 'y'), stop('y', 'a')])).toEqual([])
  })

  it('stay where the change that was stopped had not been confirmed', () => {
    expect(earlierAddresses([change('a', 'b'), change('b', 'a'), stop('a', 'a')])).toEqual(['a', 'b'])
  })

  it('are none from when they worked here, and none that were erased from the log', () => {
    expect(earlierAddresses([change('office', 'a', { role: 'teacher' })])).toEqual([])
    expect(earlierAddresses([{ action: 'updateUser', before: null, after: null }])).toEqual([])
  })
})
