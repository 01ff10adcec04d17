import { lazyModule } from '#web/ui/lazy.tsx'

/** The dialogs of this section, fetched together. */
export const billingDialogs = lazyModule(() => import('./dialogs.ts'))
