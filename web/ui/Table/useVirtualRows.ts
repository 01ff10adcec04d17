import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** From this many rows on only those in the viewport are in the document. */
const VIRTUAL_FROM = 60
/** Height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 40
/** What is seen of a table before it is measured, in pixels: on the server, and as the browser takes over. */
const UNMEASURED = { width: 0, height: 720 }

/** Paper has no viewport: while a page is printed, a table has all its rows. */
function usePrinting() {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

/** Which rows of a table are rendered, and the height of those before and after them, in pixels. */
export function useVirtualRows(box: RefObject<HTMLElement | null>, count: number) {
  const isVirtual = count >= VIRTUAL_FROM
  const printing = usePrinting()
  const { getVirtualItems, getTotalSize, measureElement, scrollToIndex } = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: UNMEASURED,
    indexAttribute: 'data-row',
    overscan: 8,
    useFlushSync: false,
  })
  if (!isVirtual || printing) return { isVirtual, start: 0, end: count, before: 0, after: 0, scrollToIndex }
  const items = getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  return {
    isVirtual,
    start: first?.index ?? 0,
    end: last ? last.index + 1 : 0,
    before: first?.start ?? 0,
    after: getTotalSize() - (last?.end ?? 0),
    measureElement,
    scrollToIndex,
  }
}
