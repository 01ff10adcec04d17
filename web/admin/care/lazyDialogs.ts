import { lazyModule } from '#web/ui/lazy.tsx'

/** The dialogs of what is entered of a child's day, fetched together. */
export const careDialogs = lazyModule(() => import('./dialogs.ts'))
