import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { applyScheme } from './scheme.ts'

it('sets the scheme at once and lets transitions run again afterwards', async () => {
  applyScheme('dark')
  expect(document.documentElement.dataset.scheme).toBe('dark')
  expect(document.documentElement.hasAttribute('data-scheme-changing')).toBe(true)
  await waitFor(() => expect(document.documentElement.hasAttribute('data-scheme-changing')).toBe(false))
})
