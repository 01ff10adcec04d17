import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill as fillClass } from './parts.css.ts'

/** Whether the element has been near the viewport. Never on the server, and without scripts. */
function useNearViewport(margin: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, margin])
  return [ref, near] as const
}

interface NearViewportProps {
  children: ReactNode
  /** The placeholder until then. */
  before: ReactNode
  /** How far from the viewport the children begin to load. */
  margin?: string
  /** Fills its positioned parent: an element without a height never intersects the viewport. */
  fill?: boolean
}

/** Renders its children once they are near the viewport. */
export function NearViewport({ children, before, margin = '300px', fill }: NearViewportProps) {
  const [ref, near] = useNearViewport(margin)
  return (
    <div ref={ref} className={fill ? fillClass : undefined}>
      {near ? children : before}
    </div>
  )
}
