import { expect, it, vi } from 'vitest'
import { applyScheme } from './scheme.ts'

it('sets the scheme at once and lets transitions run again afterwards', async () => {
  applyScheme('dark')
  expect(document.documentElement.dataset.scheme).toBe('dark')
  expect(document.documentElement.hasAttribute('data-scheme-changing')).toBe(true)
  await vi.waitFor(() => expect(document.documentElement.hasAttribute('data-scheme-changing')).toBe(false))
})
