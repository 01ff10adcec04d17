import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTypedParameter } from './useParameter.ts'

function Search() {
  const [typed, setTyped] = useTypedParameter('find')
  return (
    <>
      <input aria-label="Find" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Link to="?find=Lerato">Lerato</Link>
      <output>{useLocation().search}</output>
    </>
  )
}

const open = (at: string) => {
  const router = createMemoryRouter([{ path: '/', element: <Search /> }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return router
}
const field = () => screen.getByLabelText('Find') as HTMLInputElement
const pause = () => act(() => vi.advanceTimersByTimeAsync(400))

describe('what is typed into a search whose text is in the address', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('is written there after a pause', async () => {
    open('/')
    fireEvent.change(field(), { target: { value: 'zo' } })
    await pause()
    expect(screen.getByRole('status').textContent).toBe('?find=zo')
  })

  it('gives way to an address that is opened meanwhile, instead of overwriting it', async () => {
    open('/?find=zoe')
    fireEvent.change(field(), { target: { value: 'zoey' } })
    await act(async () => fireEvent.click(screen.getByRole('link')))
    await pause()
    expect(field().value).toBe('Lerato')
    expect(screen.getByRole('status').textContent).toBe('?find=Lerato')
  })

  it('follows back navigation', async () => {
    const router = open('/?find=zoe')
    await act(async () => fireEvent.click(screen.getByRole('link')))
    expect(field().value).toBe('Lerato')
    await act(() => router.navigate(-1))
    expect(field().value).toBe('zoe')
  })
})
