import { describe, expect, it } from 'vitest'
import { destinationOf } from './destinations.ts'

const heading = (next: string) => destinationOf(`?next=${encodeURIComponent(next)}`)

describe('where someone was heading', () => {
  it('is named where the page has a name', () => {
    expect(heading('/parent/dashboard?child=1')).toEqual({ name: 'your Parent Dashboard', exists: true })
    expect(heading('/parent/messages?conversation=3')).toEqual({ name: 'your messages', exists: true })
    expect(heading('/admin/dashboard?section=billing')).toEqual({ name: 'the Admin Dashboard', exists: true })
  })

  it('is the address where nobody knows such a page, as people would write it', () => {
    expect(heading('/foto%20album')).toEqual({ name: '/foto album', exists: false })
    expect(heading('/100%')).toEqual({ name: '/100%', exists: false })
  })

  it('is nothing for other sites and without an address', () => {
    expect(heading('//elsewhere.example/x')).toBeNull()
    expect(heading('https://elsewhere.example')).toBeNull()
    expect(destinationOf('')).toBeNull()
  })
})
