import { type ApolloClient, ApolloLink, onlineSource, RefetchEventManager, windowFocusSource } from '@apollo/client'
import { tap } from 'rxjs'
import { toast } from '#web/ui/Toast/toast.ts'

declare module '@apollo/client' {
  interface RefetchEvents {
    /** A mutation succeeded. */
    mutation: void
    /** A mutation was refused since what is on the screen is older than what the server has. */
    refused: void
    /** Polling has found something new, or an answer may be older than a change. */
    arrived: void
    /** It is another day in Johannesburg: the server answers many queries by its own date. */
    newDay: void
  }
}

/** Specification of the public site, section 7. */
const freshFor = 5 * 60_000

/** When each query was last answered, by the names of {@link queryKey}. */
const readAt = new Map<string, number>()

type Variables = Record<string, unknown> | undefined

/** How many changes were answered: a query that was sent before one may be answered with what was there before it. */
let changes = 0

/** Names a query with its variables: each operation of the web app has a name of its own. */
export const queryKey = (name: string | undefined, variables: Variables) => `${name} ${JSON.stringify(variables ?? {})}`

/** Whether a query was answered within five minutes, and nothing was changed since. */
export const isFresh = (key: string) => Date.now() - (readAt.get(key) ?? 0) < freshFor

/** To be called with what the server read for a page, and sent with it. */
export function markFresh(keys: readonly string[]) {
  for (const key of keys) readAt.set(key, Date.now())
}

/**
 * For a mutation after which nothing on the screen is to be read again: it writes what it changed into the cache itself.
 * Other screens read again when they are opened.
 */
export const skipRefetch = { skipRefetch: true }

/** Runs of several requests that are under way. */
const runs = new Set<symbol>()

type Reason = 'mutation' | 'refused' | 'arrived'

/** What is told to the screens at the end of the runs. */
const heldBack = new Map<RefetchEventManager, Reason>()

/**
 * For a run of several mutations: what is on the screen is read again once at its end, not after each of them.
 * @returns to be called at the end, also where it fails or is stopped; calling it again does nothing
 */
export function holdRefetch(): () => void {
  const run = Symbol()
  runs.add(run)
  return () => {
    if (!runs.delete(run) || runs.size > 0) return
    for (const [events, event] of heldBack) events.emit(event)
    heldBack.clear()
  }
}

/** Does several mutations, and reads what is on the screen again once at their end. */
export function refetchAtEnd<Result>(run: () => Promise<Result>): Promise<Result> {
  const release = holdRefetch()
  return run().finally(release)
}

/** Codes of refusals that come of somebody else's change. */
const outdated = new Set(['STALE', 'CONFLICT', 'NOT_FOUND'])

/** Has what is on the screen read again, once the answer is in the cache and no run is under way. */
function refetchSoon(events: RefetchEventManager, reason: Reason) {
  if (runs.size === 0) setTimeout(() => events.emit(reason))
  else if (heldBack.get(events) !== 'mutation') heldBack.set(events, reason)
}

/** Everything that was read before is stale: what is on the screen is read again. */
export function refetchAfter(reason: 'mutation' | 'refused', events: RefetchEventManager) {
  readAt.clear()
  changes++
  refetchSoon(events, reason)
}

/** Notes when a query was answered. After a mutation everything that was read before is stale. */
export const freshnessLink = (events: RefetchEventManager) =>
  new ApolloLink((operation, forward) => {
    const changesBefore = changes
    return forward(operation).pipe(
      tap(({ errors }) => {
        const [error] = errors ?? []
        if (operation.operationType === 'query') {
          if (error) return
          if (changes === changesBefore) markFresh([queryKey(operation.operationName, operation.variables)])
          // also where the change was followed by a refetch: that shares a request which is under way
          else refetchSoon(events, 'arrived')
          return
        }
        if (error && !outdated.has(String(error.extensions?.code))) return
        if (!operation.getContext().skipRefetch) return refetchAfter(error ? 'refused' : 'mutation', events)
        readAt.clear()
        changes++
      }),
    )
  })

const notRefreshed = () =>
  toast({
    tone: 'danger',
    title: 'Saved, but not refreshed',
    text: 'The list could not be loaded again and may be out of date. Reload the page when the connection is back.',
  })

/**
 * Reads active queries again.
 * @returns whether all that is shown is up to date
 */
async function refetchActive(client: ApolloClient): Promise<boolean> {
  const { queries, results } = client.refetchQueries({ include: 'active' })
  // what polls tries again by itself, and what has never been answered says so already
  const isShown = queries.map((query) => !query.options.pollInterval && query.getCurrentResult().data !== undefined)
  const answers = await Promise.allSettled(results)
  // a query whose screen was closed meanwhile needs no answer
  return answers.every((answer, index) => answer.status === 'fulfilled' || !isShown[index] || isAborted(answer.reason))
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * The one rule by which screens follow what was changed: active queries are read again after each mutation or run of them, when
 * the window comes back, when the connection does, and when a new day begins.
 */
export function refetchEvents(): RefetchEventManager {
  let running: Promise<unknown> | null = null
  let isWaiting = false

  /** A change during a refetch needs another one, since the answers may be older than it. */
  async function refetch(client: ApolloClient, onFailure: () => void) {
    isWaiting = true
    await running
    if (!isWaiting) return
    isWaiting = false
    readAt.clear()
    running = refetchActive(client).then((isUpToDate) => isUpToDate || onFailure())
  }

  return new RefetchEventManager({
    sources: {
      windowFocus: windowFocusSource,
      online: onlineSource,
      mutation: true,
      refused: true,
      arrived: true,
      newDay: true,
    },
    handlers: { mutation: ({ client }) => void refetch(client, notRefreshed) },
    // what cannot be read stays as it is: the next screen that is opened reads again
    defaultHandler: ({ client }) => void refetch(client, () => undefined),
  })
}
