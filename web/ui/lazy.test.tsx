import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyModule } from './lazy.tsx'

afterEach(cleanup)

test('a lazy component says that it is loading until its code is there', async () => {
  let arrive: (module: { Part: () => ReactNode }) => void = () => undefined
  const code = new Promise<{ Part: () => ReactNode }>((resolve) => {
    arrive = resolve
  })
  const Part = lazyModule(() => code, { prefetched: false }).component('Part')
  const { container } = render(<Part />)
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull()
  await act(async () => arrive({ Part: () => <p>Here</p> }))
  expect(screen.getByText('Here')).toBeTruthy()
  expect(container.querySelector('[aria-busy=true]')).toBeNull()
})
