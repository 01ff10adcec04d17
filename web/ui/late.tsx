import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

const all = new Set<() => Promise<unknown>>()
let begun = false

/** A module that is fetched when one of its parts is first drawn, or ahead; its parts are drawn at once when it is there. */
export function moduleOnce<Module extends object>(load: () => Promise<Module>) {
  let known: Module | undefined
  const fetch = async () => {
    known ??= await load()
    return known
  }
  return {
    fetch,
    /** A component of the module. `before` stands there until it is. */
    part<Props extends object>(pick: (module: Module) => ComponentType<Props>, before?: (props: Props) => ReactNode) {
      const Later = lazy(async () => ({ default: pick(await fetch()) }))
      return function Late(props: Props) {
        const [Part] = useState<ComponentType<Props>>(() => (known ? pick(known) : Later))
        return (
          <Suspense fallback={before?.(props)}>
            <Part {...props} />
          </Suspense>
        )
      }
    },
  }
}

/**
 * Parts of the design system that weigh as much as a page, since they bring Ariakit along: they are fetched when they
 * are first drawn, or ahead by `fetchLate`.
 */
export function lateModule<Module extends object>(load: () => Promise<Module>) {
  const { fetch, part } = moduleOnce(load)
  const ahead = () => void fetch().catch(() => undefined)
  all.add(fetch)
  // a section that is opened later on brings its own
  if (begun) setTimeout(ahead, 100)
  return {
    /** Fetches it, for when somebody comes near. */
    ahead,
    part,
  }
}

/** Fetches all of them: a page calls it once somebody begins to use it. */
export function fetchLate() {
  begun = true
  return Promise.all([...all].map((fetch) => fetch().catch(() => undefined)))
}
