import { lazyModule } from '#web/ui/lazy.tsx'

/** What a device stores of the register, for pages that only clear it. */
export const { fetch: fetchStores } = lazyModule(() => import('./stores.ts'))
