import { describe, expect, it } from 'vitest'
import { destinationOf } from './destinations.ts'

const heading = (next: string) => destinationOf(`?next=${encodeURIComponent(next)}`)

describe('where someone was heading', () => {
  it('is named where the page has a name', () => {
    expect(heading('/parent/dashboard?child=1')).toBe('your Parent Dashboard')
    expect(heading('/parent/messages?conversation=3')).toBe('your messages')
    expect(heading('/admin/dashboard?section=billing')).toBe('the Admin Dashboard')
  })

  it('is the address where it has none, as people would write it', () => {
    expect(heading('/foto%20album')).toBe('/foto album')
    expect(heading('/100%')).toBe('/100%')
  })

  it('is nothing for other sites and without an address', () => {
    expect(heading('//elsewhere.example/x')).toBeNull()
    expect(heading('https://elsewhere.example')).toBeNull()
    expect(destinationOf('')).toBeNull()
  })
})
