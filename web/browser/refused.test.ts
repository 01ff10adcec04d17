import { afterEach, expect, it, vi } from 'vitest'
import { writeOfflineStore } from '#web/shared/attendance/offlineStore.ts'
import { areRegistersKept } from '#web/shared/attendance/registersKept.ts'
import { toastOfLastPage, toastOnNextPage } from '#web/ui/Toast/toast.ts'
import { makeId } from './makeId.ts'
import { clearDrafts, readDraft, writeDraft } from '../app/draft.ts'

afterEach(() => vi.restoreAllMocks())

/** Catches that nothing can be saved at `http://192.168…`, where a browser has no `crypto.randomUUID`. */
it('numbers what is sent on a page that came over http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = [makeId(), makeId()]
  vi.unstubAllGlobals()
  expect(ids[0]).not.toBe(ids[1])
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})

/** Catches a page that stays blank where site data are blocked: each of these threw on every page of the site. */
it('works in a browser that refuses its storage', async () => {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  toastOnNextPage({ title: 'Saved' })
  expect(toastOfLastPage).not.toThrow()
  writeDraft('reply.3', { body: 'Thursday' })
  expect(readDraft('reply.3')).toBeNull()
  expect(clearDrafts).not.toThrow()
  await writeOfflineStore(1, '2026-11-27', 2, {})
  expect(areRegistersKept()).toBe(false)
})
