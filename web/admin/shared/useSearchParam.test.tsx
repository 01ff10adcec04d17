import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { searchPause } from '#web/app/useDebounced.ts'
import { SearchField } from '#web/ui/Field/SearchField.tsx'
import { useSearch } from './useSearchParam.ts'

function Search() {
  const { search, box } = useSearch('Find', 'find')
  return (
    <>
      <SearchField {...box} />
      <Link to="?find=Lerato">Lerato</Link>
      <output>{useLocation().search}</output>
      <p>Looking for “{search}”</p>
    </>
  )
}

const open = (at: string) => {
  const router = createMemoryRouter([{ path: '/', element: <Search /> }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return router
}
const field = () => screen.getByRole('searchbox', { name: 'Find' }) as HTMLInputElement
const address = () => screen.getByRole('status').textContent
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const pause = () => wait(searchPause + 100)

describe('what is typed into a search box', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('is in the address after a pause, and searched for then', async () => {
    open('/')
    type('zo')
    await wait(searchPause - 50)
    type('zoe ')
    await wait(searchPause - 50)
    expect(field().value).toBe('zoe ')
    expect(address()).toBe('')
    await pause()
    expect(address()).toBe('?find=zoe+')
    expect(screen.getByText('Looking for “zoe”')).not.toBeNull()
  })

  it('is cleared by Escape, in the address too', async () => {
    open('/?find=zoe')
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(field().value).toBe('')
    await pause()
    expect(address()).toBe('')
  })

  it('gives way to an address that is opened meanwhile, instead of overwriting it', async () => {
    open('/?find=zoe')
    type('zoey')
    await act(async () => fireEvent.click(screen.getByRole('link')))
    await pause()
    expect(field().value).toBe('Lerato')
    expect(address()).toBe('?find=Lerato')
  })

  it('follows back navigation', async () => {
    const router = open('/?find=zoe')
    await act(async () => fireEvent.click(screen.getByRole('link')))
    expect(field().value).toBe('Lerato')
    await act(() => router.navigate(-1))
    expect(field().value).toBe('zoe')
  })
})

it('has this one rule on every screen of the office', () => {
  const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.{stories,test}.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  // a box of its own is given its text by hand; the menu is no list
  const own = Object.entries(sources).filter(([, source]) => /search=\{\{|<SearchField\s+(?!\s|\{\.\.\.)/.test(source))
  expect(own.map(([path]) => path)).toEqual(['../shell/SideMenu.tsx'])
})
