import { beforeEach, expect, it } from 'vitest'
import { clearDrafts, clearDraftsOfOthers, readDraft, writeDraft } from './draft.ts'

beforeEach(() => sessionStorage.clear())

it('gives back what was typed until it is removed', () => {
  writeDraft('reply.3', { body: 'Thursday' })
  expect(readDraft('reply.3')).toEqual({ body: 'Thursday' })
  writeDraft('reply.3', null)
  expect(readDraft('reply.3')).toBeNull()
})

it('leaves nothing behind at sign-out', () => {
  writeDraft('reply.3', { body: 'Thursday' })
  writeDraft('enrollment', { childName: 'Lerato' })
  clearDrafts()
  expect(Object.values(sessionStorage).join()).not.toMatch(/Thursday|Lerato/)
})

it('stays for the account that typed it, and is gone for another one', () => {
  writeDraft('enrollment', { childName: 'Lerato' })
  clearDraftsOfOthers(4)
  expect(readDraft('enrollment')).not.toBeNull()
  clearDraftsOfOthers(null)
  clearDraftsOfOthers(4)
  expect(readDraft('enrollment')).not.toBeNull()
  clearDraftsOfOthers(5)
  expect(readDraft('enrollment')).toBeNull()
})
