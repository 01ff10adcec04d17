import { beforeEach, describe, expect, it } from 'vitest'
import { clearOfflineStoreOfOthers, writeOfflineStore, readOfflineStore } from './offlineStore.ts'

const day = '2026-11-10'
beforeEach(() => localStorage.clear())

describe('what a device keeps', () => {
  it('is the registers that one account opened on one day', () => {
    writeOfflineStore(1, day, 3, 'Little Learners')
    writeOfflineStore(1, day, 4, 'Young Scholars')
    expect(readOfflineStore(day)).toEqual({ owner: 1, day, registers: { 3: 'Little Learners', 4: 'Young Scholars' } })
    writeOfflineStore(2, day, 5, 'Adventurers')
    expect(readOfflineStore(day)).toEqual({ owner: 2, day, registers: { 5: 'Adventurers' } })
  })

  it('is gone on the next day, also when nobody signed in meanwhile', () => {
    writeOfflineStore(1, day, 3, 'Little Learners')
    expect(readOfflineStore('2026-11-11')).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['the account that opened it', 1, day, 1],
    ['another account', 2, day, 0],
    ['nobody', null, day, 0],
    ['the same account a day later', 1, '2026-11-11', 0],
  ])('is there for %s, or gone', (_who, viewer, today, left) => {
    writeOfflineStore(1, day, 3, 'Little Learners')
    clearOfflineStoreOfOthers(viewer, today)
    expect(localStorage).toHaveLength(left)
  })

  it('is nothing where something unreadable stands', () => {
    localStorage.setItem('kiewiet-register-today', '{')
    expect(readOfflineStore(day)).toBeNull()
  })
})
