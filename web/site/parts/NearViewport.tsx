import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { fill as fillClass } from './parts.css.ts'

/** Calls back once the element is near the viewport. Never on the server, and without scripts. */
function useWhenNear(ref: RefObject<Element | null>, margin: string, onNear: () => void) {
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        onNear()
      },
      { rootMargin: margin },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, margin, onNear])
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
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [onNear] = useState(() => () => setNear(true))
  useWhenNear(ref, margin, onNear)
  return (
    <div ref={ref} className={fill ? fillClass : undefined}>
      {near ? children : before}
    </div>
  )
}

/** A promise for React to wait for, and what settles it. A form that is sent before then is sent once it answers. */
function createGate(load: () => Promise<void>) {
  let open = () => {}
  let isOpen = false
  let sent: HTMLFormElement | undefined
  const opened = new Promise<void>((resolve) => {
    open = () => void load().then(resolve)
  })
  return {
    opened,
    open,
    onSubmit(event: Event) {
      if (isOpen) return
      event.preventDefault()
      sent = event.target as HTMLFormElement
      open()
    },
    onHydrated() {
      isOpen = true
      sent?.requestSubmit()
    },
  }
}

type Gated = ReturnType<typeof createGate>

function Gate({ opened, onHydrated, children }: Pick<Gated, 'opened' | 'onHydrated'> & { children: ReactNode }) {
  if (!import.meta.env.SSR) use(opened)
  useEffect(onHydrated, [onHydrated])
  return children
}

interface HydrateNearProps {
  children: ReactNode
  /** The placeholder where the server has not rendered the children. */
  before: ReactNode
  /** Loads the code of the children; read once. */
  load: () => Promise<void>
}

/**
 * Children that the server renders and the page takes over once they are near the viewport: until then they stay as they
 * are, with what is typed in them, and their code is not loaded. No state changes when they come near, since React would
 * render again what it has not taken over yet.
 */
export function HydrateNear({ children, before, load }: HydrateNearProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [{ opened, open, onSubmit, onHydrated }] = useState(() => createGate(load))
  useWhenNear(ref, '300px', open)
  useEffect(() => {
    const element = ref.current
    // React tells nobody of events in what it has not taken over
    element?.addEventListener('submit', onSubmit)
    return () => element?.removeEventListener('submit', onSubmit)
  }, [onSubmit])
  return (
    <div ref={ref}>
      <Suspense fallback={before}>
        <Gate opened={opened} onHydrated={onHydrated}>
          {children}
        </Gate>
      </Suspense>
    </div>
  )
}
