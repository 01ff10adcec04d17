import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageOfStory, pages, storiesOfPage } from './page.ts'

describe('a story and its page', () => {
  it('belong together both ways', () => {
    expect(pageOfStory('./web/admin/billing/Billing.stories.tsx')).toBe('/admin/dashboard?section=billing')
    expect(storiesOfPage('http://localhost:3000/admin/dashboard?section=billing&tab=history')).toBe(
      'web/admin/billing/',
    )
    expect(storiesOfPage('/admin/dashboard')).toBe('web/admin/overview/')
    expect(storiesOfPage('/parent/messages?write=3')).toBe('web/portal/messages/')
    expect(storiesOfPage('/')).toBe('web/site/home/')
    expect(storiesOfPage('/program/toddlers')).toBe('web/site/programs/')
    expect(storiesOfPage('/nowhere')).toBeUndefined()
    expect(pageOfStory('./web/ui/Button/Button.stories.tsx')).toBeUndefined()
  })

  it('are there', () => {
    const folders = pages.map(({ stories }) => stories).filter((stories) => stories.endsWith('/'))
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
  })
})
