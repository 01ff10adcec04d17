import { Component, type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { NotLoaded } from './NotLoaded/NotLoaded.tsx'

const modules = new Set<() => Promise<unknown>>()
let begun = false

/** The code of a component could not be fetched; what it says of itself is its cause. */
class LoadError extends Error {}

interface LoadBoundaryProps {
  children: ReactNode
  /** Rendered when the code of the children could not be fetched. */
  fallback: ReactNode
}

/** Catches that the code of a component cannot be fetched. Other errors go on to the boundary around it. */
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

/** The names of a module that are components. */
type ComponentsOf<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType<infer _Props> ? Name : never
}[keyof Module]
type PropsOf<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props> ? (Props extends object ? Props : object) : never

interface LazyOptions {
  /** Whether `prefetchLazyModules` fetches it; false for what is too large to be fetched before somebody wants it. */
  prefetched?: boolean
}

interface LazyComponentOptions {
  /** Where the code cannot be fetched: a line in its place with another try, or the error boundary around it. */
  onError?: 'inPlace' | 'throw'
  /**
   * The page loads it before it is first rendered, on the server and in the browser: it is then rendered without a
   * boundary of its own, and answers as soon as the page does.
   */
  preloaded?: boolean
}

/**
 * A module that is fetched when one of its components is first rendered, or before. Dialogs, menus and other parts that a
 * page does not show at first.
 */
export function lazyModule<Module extends object>(
  load: () => Promise<Module>,
  { prefetched = true }: LazyOptions = {},
) {
  let known: Module | undefined
  const fetch = async () => {
    known ??= await load()
    return known
  }
  /** Fetches it before it is rendered; what cannot be fetched says so where it is shown. */
  const preload = async () => void (await fetch().catch(() => undefined))
  /** Fetches it ahead, such as on hover. */
  const prefetch = () => void preload()
  if (prefetched) {
    modules.add(fetch)
    // a section that is opened later on brings its own
    if (begun) setTimeout(prefetch, 100)
  }
  return {
    fetch,
    preload,
    prefetch,
    /**
     * A component of the module, rendered at once when its code is loaded. `before` is its placeholder until then; with or
     * without one the page has an element with `aria-busy` there.
     */
    component<Name extends ComponentsOf<Module>>(
      name: Name,
      before?: (props: PropsOf<Module, Name>) => ReactNode,
      { onError = 'inPlace', preloaded = false }: LazyComponentOptions = {},
    ) {
      type Part = ComponentType<PropsOf<Module, Name>>
      /** React remembers that a lazy component failed: each try has its own. */
      const lazyPart = () =>
        lazy(async () => {
          const module = await fetch().catch((cause: unknown) => {
            throw new LoadError('Part of the page could not be loaded', { cause })
          })
          return { default: module[name] as Part }
        }) as unknown as Part
      return function LazyComponent(props: PropsOf<Module, Name>) {
        const [{ Part, loaded, tries }, setPart] = useState(() => ({
          Part: known ? (known[name] as Part) : lazyPart(),
          loaded: known !== undefined,
          tries: 0,
        }))
        if (loaded && preloaded) return <Part {...(props as ComponentProps<Part>)} />
        const part = (
          <Suspense
            fallback={
              <>
                {before?.(props)}
                <span hidden aria-busy />
              </>
            }
          >
            <Part {...(props as ComponentProps<Part>)} />
          </Suspense>
        )
        if (onError === 'throw') return part
        const { onClose } = props as { onClose?: unknown }
        return (
          <LoadBoundary
            key={tries}
            fallback={
              <NotLoaded
                onRetry={() => setPart({ Part: lazyPart(), loaded: false, tries: tries + 1 })}
                onClose={typeof onClose === 'function' ? () => onClose() : undefined}
              />
            }
          >
            {part}
          </LoadBoundary>
        )
      }
    },
  }
}

/** Fetches all of them: a page calls it once it has nothing else to do, or somebody begins to use it. */
export function prefetchLazyModules() {
  begun = true
  return Promise.all([...modules].map((fetch) => fetch().catch(() => undefined)))
}
