import { type RefObject, useEffect, useState } from 'react'

/** From this many rows on only those in sight are in the document. */
const VIRTUAL_FROM = 60
/** Never more rows than this are drawn, on however tall a screen. */
const MOST_ROWS = 54
const OVERSCAN = 8

interface RowWindow {
  start: number
  end: number
}

/**
 * Which rows of a long table are drawn, by how far its box is scrolled. The height of a row is measured on what is drawn,
 * so that it also holds where rows are blocks of several lines.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number) {
  const virtual = count >= VIRTUAL_FROM
  const [height, setHeight] = useState(40)
  const [shown, setShown] = useState<RowWindow>({ start: 0, end: 30 })

  useEffect(() => {
    const element = box.current
    if (!virtual || !element) return
    const place = () => {
      const drawn = [...element.querySelectorAll<HTMLElement>('tbody > tr[data-row]')]
      const sum = drawn.reduce((total, row) => total + row.offsetHeight, 0)
      const rowHeight = drawn.length && sum ? sum / drawn.length : 40
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
  }, [box, count, virtual])

  if (!virtual) return { virtual, start: 0, end: count, before: 0, after: 0, height }
  const end = Math.min(count, shown.end)
  return { virtual, start: shown.start, end, before: shown.start * height, after: (count - end) * height, height }
}
