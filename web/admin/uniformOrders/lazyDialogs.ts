import { lazyModule } from '#web/ui/lazy.tsx'

/** The dialogs of this section, fetched together. */
export const uniformDialogs = lazyModule(() => import('./dialogs.ts'))
