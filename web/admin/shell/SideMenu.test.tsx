import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sections } from '../sections.ts'
import { SideMenu } from './SideMenu.tsx'

const menu = (current: string) => (
  <MemoryRouter>
    <SideMenu sections={sections} current={current} badges={{}} />
  </MemoryRouter>
)

/** Hydrates what the server rendered, after somebody has scrolled so far. */
function hydrate(scrollTop: number) {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(menu('staff'))
  const nav = container.querySelector('nav') as HTMLElement
  nav.scrollTop = scrollTop
  return { scrolled, ...render(menu('staff'), { container, hydrate: true }) }
}

describe('the menu of the admin area', () => {
  afterEach(cleanup)

  it('is scrolled to the current section', () => {
    const { scrolled, rerender } = hydrate(0)
    expect(scrolled).toHaveBeenCalledTimes(1)
    rerender(menu('gallery'))
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  it('stays where somebody scrolled it before it was hydrated, so that a press meets what it was aimed at', () => {
    const { scrolled } = hydrate(240)
    expect(scrolled).not.toHaveBeenCalled()
  })
})
