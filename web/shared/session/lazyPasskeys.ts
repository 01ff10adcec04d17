import { lazyModule } from '#web/ui/lazy.tsx'

/** What talks to passkeys is fetched when somebody wants to use one. */
export const { fetch: fetchPasskeys } = lazyModule(() => import('./passkeys.ts'), { prefetched: false })
