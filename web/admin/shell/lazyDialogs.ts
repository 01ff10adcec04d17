import { lazyModule } from '#web/ui/lazy.tsx'

/** What opens from the bars of the area, fetched together. */
export const shellParts = lazyModule(() => import('./dialogs.ts'))
