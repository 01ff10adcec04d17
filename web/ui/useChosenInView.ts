import { type RefObject, useEffect, useRef } from 'react'

/** Room at the edge of the row, so that a part of the next entry shows that there is one. */
const peek = 32

function showChosen(row: HTMLElement) {
  if (row.scrollWidth <= row.clientWidth) return
  const entry = row.querySelector('[aria-selected=true], [aria-pressed=true]')?.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  if (!entry) return
  if (entry.right > frame.right) row.scrollLeft += entry.right - frame.right + peek
  else if (entry.left < frame.left) row.scrollLeft -= frame.left - entry.left + peek
}

/** Scrolls the chosen entry of a row that is wider than the screen into view: at first, and whenever another one is chosen. */
export function useChosenInView(chosen: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (row.current) showChosen(row.current)
  }, [chosen])
  useEffect(() => {
    const list = row.current
    // a font that comes later makes the entries wider or narrower
    if (list && document.fonts?.status === 'loading')
      void document.fonts.ready.then(() => {
        list.scrollLeft = 0
        showChosen(list)
      })
  }, [])
  return row
}
