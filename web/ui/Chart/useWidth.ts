import { type RefObject, useEffect, useState } from 'react'

/** Width of an element, observed as it changes: text in an SVG has its own size only where the SVG is not scaled. */
export function useWidth(ref: RefObject<HTMLElement | null>, first = 560): number {
  const [width, setWidth] = useState(first)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(160, Math.round(entry.contentRect.width))),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
