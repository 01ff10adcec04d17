import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { NotLoaded } from './NotLoaded/NotLoaded.tsx'

const all = new Set<() => Promise<unknown>>()
let begun = false

/** The code of a part could not be fetched; what it says of itself is its cause. */
class LoadError extends Error {}

interface LoadBoundaryProps {
  children: ReactNode
  /** Stands there when the code of the children could not be fetched. */
  fallback: ReactNode
}

/** Keeps the page in use when the code of a part cannot be fetched. Other errors go on to the boundary around it. */
class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state as { error: unknown }
    if (error === null) return this.props.children
    if (error instanceof LoadError) return this.props.fallback
    throw error
  }
}

/** A module that is fetched when one of its parts is first rendered, or ahead; its parts are rendered at once when it is there. */
export function moduleOnce<Module extends object>(load: () => Promise<Module>) {
  let known: Module | undefined
  const fetch = async () => {
    known ??= await load()
    return known
  }
  /** React remembers that a lazy component failed: each try has its own. */
  const lazyPart = <Props extends object>(pick: (module: Module) => ComponentType<Props>) =>
    lazy(async () => {
      const module = await fetch().catch((cause: unknown) => {
        throw new LoadError('A part of the page could not be fetched', { cause })
      })
      return { default: pick(module) }
    })
  return {
    fetch,
    /** A component of the module. `before` stands there until it is. What cannot be fetched is left to the boundary around it. */
    part<Props extends object>(pick: (module: Module) => ComponentType<Props>, before?: (props: Props) => ReactNode) {
      const Later = lazyPart(pick)
      return function Late(props: Props) {
        const [Part] = useState<ComponentType<Props>>(() => (known ? pick(known) : Later))
        return (
          <Suspense fallback={before?.(props)}>
            <Part {...props} />
          </Suspense>
        )
      }
    },
    /** The same, which says in its place that it could not be fetched, and tries again. */
    partInPlace<Props extends object>(
      pick: (module: Module) => ComponentType<Props>,
      before?: (props: Props) => ReactNode,
    ) {
      return function LateInPlace(props: Props) {
        const [{ Part, tries }, setPart] = useState<{ Part: ComponentType<Props>; tries: number }>(() => ({
          Part: known ? pick(known) : lazyPart(pick),
          tries: 0,
        }))
        const { onClose } = props as { onClose?: unknown }
        const fallback = (
          <NotLoaded
            onRetry={() => setPart({ Part: lazyPart(pick), tries: tries + 1 })}
            onClose={typeof onClose === 'function' ? () => onClose() : undefined}
          />
        )
        return (
          <LoadBoundary key={tries} fallback={fallback}>
            <Suspense fallback={before?.(props)}>
              <Part {...props} />
            </Suspense>
          </LoadBoundary>
        )
      }
    },
  }
}

/** For a part that is too large to be fetched before somebody wants it, such as an import of files. */
export function largeModule<Module extends object>(load: () => Promise<Module>) {
  const { fetch, partInPlace } = moduleOnce(load)
  return { ahead: () => void fetch().catch(() => undefined), part: partInPlace }
}

/**
 * Dialogs, menus and other parts that a page does not show at first: they are fetched when they are first rendered, or
 * ahead by `fetchLate`.
 */
export function lateModule<Module extends object>(load: () => Promise<Module>) {
  const { fetch, partInPlace } = moduleOnce(load)
  const ahead = () => void fetch().catch(() => undefined)
  all.add(fetch)
  // a section that is opened later on brings its own
  if (begun) setTimeout(ahead, 100)
  return {
    /** Fetches it, for when somebody comes near. */
    ahead,
    part: partInPlace,
  }
}

/** Fetches all of them: a page calls it once it has nothing else to do, or somebody begins to use it. */
export function fetchLate() {
  begun = true
  return Promise.all([...all].map((fetch) => fetch().catch(() => undefined)))
}
