import { Component, createRef, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** For a navigation that changes a part of what is seen: the page stays where it was scrolled to. */
export const staying = { state: { scroll: 'stays' } }

/** For a link from a record to its list, which is then scrolled to where it was left. */
export const returning = { state: { scroll: 'returns' } }

const wayOf = (state: unknown) => (state as { scroll?: string } | null)?.scroll

/** How far the page is scrolled, and each table in it that scrolls by itself, in pixels. */
interface Place {
  page: number
  tables: ReadonlyMap<string, number>
}

/** The scroll position of each entry of the history, and the last one of each address. */
const places = new Map<string, Place>()

const top: Place = { page: 0, tables: new Map() }
const nameOf = (table: HTMLElement) => table.dataset.scrolls ?? ''
const tablesHere = () => [...document.querySelectorAll<HTMLElement>('[data-scrolls]')]

const here = (): Place => ({
  page: window.scrollY,
  tables: new Map(tablesHere().map((table) => [nameOf(table), table.scrollTop])),
})

const isNear = (one: number, other: number) => Math.abs(one - other) < 2

/** Scrolls as far as what is shown by now is long, and says whether that was enough. */
function reach({ page, tables }: Place) {
  for (const table of tablesHere()) table.scrollTop = tables.get(nameOf(table)) ?? 0
  window.scrollTo(0, page)
  const now = here()
  return isNear(now.page, page) && [...tables].every(([name, wanted]) => isNear(now.tables.get(name) ?? 0, wanted))
}

/** A table measures its rows while it is shown for the first time, which may move it once more: it is there after so many frames. */
const steadyFrames = 3
/** How long what has to be read again may take, in milliseconds. */
const patience = 5_000
const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const movingOn = ['scroll', 'click', 'keydown'] as const

/**
 * Restores a scroll position, frame by frame until the page is long enough, or until somebody scrolls.
 * @returns a function that ends it
 */
function scrollBack(place: Place) {
  const latest = performance.now() + patience
  let frame = 0
  let steady = 0
  function attempt() {
    steady = reach(place) ? steady + 1 : 0
    if (steady === steadyFrames || performance.now() > latest) end()
    else frame = requestAnimationFrame(attempt)
  }
  function end() {
    cancelAnimationFrame(frame)
    for (const name of takingOver) window.removeEventListener(name, end)
  }
  for (const name of takingOver) window.addEventListener(name, end, { passive: true })
  attempt()
  return end
}

/** A new page starts at its top; back navigation, and links to the list of a record, restore the scroll position. */
export function Scroll() {
  const { key, pathname, search, hash, state } = useLocation()
  const address = pathname + search
  const isBack = useNavigationType() === 'POP'
  const way = wayOf(state)
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // a reload is left to the browser
    const leave = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
    }
  }, [])
  useLayoutEffect(() => {
    const before = isBack ? places.get(key) : way === 'returns' ? (places.get(address) ?? top) : top
    // what is named behind `#` is scrolled to instead
    const stays = way === 'stays' || hash !== ''
    const end = before && (isBack || !stays) ? scrollBack(before) : undefined
    const look = (event?: Event) => {
      // of the keys this one alone leads away, without a click where a row of a table is opened
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return
      const place = here()
      places.set(key, place)
      places.set(address, place)
    }
    look()
    // tables tell only those who listen on the way down to them; a press or a key may come before what was scrolled is told
    const listening = { passive: true, capture: true }
    for (const name of movingOn) window.addEventListener(name, look, listening)
    return () => {
      end?.()
      for (const name of movingOn) window.removeEventListener(name, look, listening)
    }
  }, [key, address, hash, isBack, way])
  return null
}

/** What scrolls an element: a box around it, or the page. */
function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return document.documentElement
}

interface SteadyScrollProps {
  /** The first and the last row that are shown. */
  first: number | undefined
  last: number | undefined
  children: ReactNode
}

/** Rows of which earlier ones are loaded above: what is being read stays where it is on the screen. */
export class SteadyScroll extends Component<SteadyScrollProps> {
  private readonly box = createRef<HTMLDivElement>()

  private bottom = () => this.box.current?.getBoundingClientRect().bottom ?? 0

  override getSnapshotBeforeUpdate({ first, last }: SteadyScrollProps): number | null {
    const isLonger = first !== undefined && first !== this.props.first && last === this.props.last
    return isLonger ? this.bottom() : null
  }

  override componentDidUpdate(_props: SteadyScrollProps, _state: unknown, bottom: number | null) {
    if (bottom !== null && this.box.current) scrollerOf(this.box.current).scrollTop += this.bottom() - bottom
  }

  override render() {
    return <div ref={this.box}>{this.props.children}</div>
  }
}
