import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill as fillClass } from './parts.css.ts'

/** True from the moment the element comes near the screen. On the server, and without scripts, never. */
function useNear(margin: string) {
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

interface NearProps {
  children: ReactNode
  /** What stands there until then. */
  before: ReactNode
  /** How far from the screen the children begin to load. */
  margin?: string
  /** Covers the positioned box it stands in: something without a height of its own never comes near. */
  fill?: boolean
}

/** Puts off what is heavy until the reader comes near it. */
export function Near({ children, before, margin = '300px', fill }: NearProps) {
  const [ref, near] = useNear(margin)
  return (
    <div ref={ref} className={fill ? fillClass : undefined}>
      {near ? children : before}
    </div>
  )
}
