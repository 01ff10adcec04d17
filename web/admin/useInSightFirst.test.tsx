import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { useInSightFirst } from './useInSightFirst.ts'

afterEach(cleanup)

function Cards({ all }: { all: number }) {
  return <output>{useInSightFirst(all, () => 20)}</output>
}

it('draws what is in sight, then all, and as many as there are from then on', async () => {
  expect(renderToString(<Cards all={48} />)).toContain('>20<')
  const { rerender } = render(<Cards all={48} />)
  expect(await screen.findByText('48', {}, { timeout: 10_000 })).toBeDefined()
  rerender(<Cards all={96} />)
  expect(screen.getByText('96')).toBeDefined()
})

it('draws what is in sight altogether at once', () => {
  expect(renderToString(<Cards all={7} />)).toContain('>7<')
})
