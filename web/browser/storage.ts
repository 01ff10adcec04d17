/**
 * Storage of the browser, as JSON. A browser may refuse it (site data blocked, no space left): nothing is found then, and
 * nothing is stored.
 */
function storage(kind: 'localStorage' | 'sessionStorage') {
  const attempt = <Result>(action: (store: Storage) => Result): Result | null => {
    try {
      return action(window[kind])
    } catch {
      return null
    }
  }
  return {
    /** What was written under a name; null where there is nothing, or something else wrote there. */
    read: (name: string) => attempt((store): unknown => JSON.parse(store.getItem(name) ?? 'null')),
    /** @returns true where it is stored, otherwise null */
    write: (name: string, value: unknown) =>
      attempt((store) => {
        store.setItem(name, JSON.stringify(value))
        return true
      }),
    remove: (name: string) => attempt((store) => store.removeItem(name)),
    names: () => attempt(Object.keys) ?? [],
  }
}

/** Stays until it is removed. */
export const deviceStorage = storage('localStorage')

/** Ends with the tab. */
export const tabStorage = storage('sessionStorage')
