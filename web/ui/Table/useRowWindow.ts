import { type RefObject, useEffect, useState } from 'react'
import { useDrawn } from '../useDrawn.ts'

/** From this many rows on only those in sight are in the document. */
const VIRTUAL_FROM = 60
/** Never more rows than this are drawn, on however tall a screen. */
const MOST_ROWS = 54
const OVERSCAN = 8
/** Never fewer are drawn at first, however far down a table begins. */
const LEAST_ROWS = 6
/** A row is at least so high, in pixels. */
const ROW = 40
/** What stands above a table that was not seen before is at least so high. */
const ABOVE = 120

/** How far down each table began when it was seen last, by its name. */
const seenAt = new Map<string, number>()

interface RowWindow {
  start: number
  end: number
}

/** How many rows can be in sight at first. On a phone, where rows are blocks, the page scrolls, and has its whole height at once. */
function rowsInSight(name: string) {
  if (window.innerWidth <= 640) return VIRTUAL_FROM
  return Math.max(LEAST_ROWS, Math.ceil((window.innerHeight - (seenAt.get(name) ?? ABOVE)) / ROW))
}

/**
 * Which rows of a table are drawn: at first those in sight, so that it comes soon, and of a long one never more, by how
 * far its box is scrolled. The height of a row is measured on what is drawn, so that it also holds where rows are blocks
 * of several lines.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, name: string, count: number) {
  const virtual = count >= VIRTUAL_FROM
  const [atFirst] = useState(() => rowsInSight(name))
  const settled = useDrawn(virtual || count > atFirst)
  const [height, setHeight] = useState(ROW)
  const [shown, setShown] = useState<RowWindow>({ start: 0, end: Math.min(atFirst, 30) })

  useEffect(() => {
    const place = box.current?.getBoundingClientRect()
    if (place) seenAt.set(name, place.top + window.scrollY)
  }, [box, name])

  useEffect(() => {
    const element = box.current
    if (!virtual || !settled || !element) return
    const place = () => {
      const drawn = [...element.querySelectorAll<HTMLElement>('tbody > tr[data-row]')]
      const sum = drawn.reduce((total, row) => total + row.offsetHeight, 0)
      const rowHeight = drawn.length && sum ? sum / drawn.length : ROW
      const fits = Math.ceil(element.clientHeight / rowHeight)
      const length = Math.min(MOST_ROWS, fits + 2 * OVERSCAN)
      const start = Math.max(0, Math.min(count - length, Math.floor(element.scrollTop / rowHeight) - OVERSCAN))
      setHeight((now) => (Math.abs(now - rowHeight) > 1 ? rowHeight : now))
      setShown((now) => (now.start === start && now.end === start + length ? now : { start, end: start + length }))
    }
    place()
    element.addEventListener('scroll', place, { passive: true })
    const resized = new ResizeObserver(place)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', place)
      resized.disconnect()
    }
  }, [box, count, virtual, settled])

  const { start, end } = virtual
    ? { start: shown.start, end: Math.min(count, shown.end) }
    : { start: 0, end: settled ? count : Math.min(count, atFirst) }
  return { virtual, start, end, before: start * height, after: (count - end) * height, height }
}
