import { lazyModule } from '#web/ui/lazy.tsx'

/** The dialogs and the later tabs of this section, fetched together. */
export const schoolInfoParts = lazyModule(() => import('./dialogs.ts'))
