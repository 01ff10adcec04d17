import { lazyModule } from '#web/ui/lazy.tsx'

/** The dialogs of the portal, fetched together. */
export const portalDialogs = lazyModule(() => import('./dialogs.ts'))
