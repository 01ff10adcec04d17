import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useRowWindow } from './useRowWindow.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Rows({ name, count }: { name: string; count: number }) {
  const box = useRef<HTMLDivElement>(null)
  const { start, end } = useRowWindow(box, name, count)
  return <div ref={box}>{end - start}</div>
}

/** How many rows are drawn before anything that can wait, on a screen 768 pixels high. */
const atOnce = (name: string) => Number(/\d+(?=<)/.exec(renderToString(<Rows name={name} count={50} />))?.[0])

it('draws the rows in sight first, fewer of a table that began further down the last time, and then all', async () => {
  expect(window.innerHeight).toBe(768)
  const first = atOnce('Bills')
  expect(first).toBeLessThan(20)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 400 } as DOMRect)
  const { container } = render(<Rows name="Bills" count={50} />)
  await vi.waitFor(() => expect(container.textContent).toBe('50'), 10_000)
  expect(atOnce('Bills')).toBe(Math.ceil((768 - 400) / 40))
  expect(atOnce('Students')).toBe(first)
})
