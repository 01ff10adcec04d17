import { lazyModule } from '#web/ui/lazy.tsx'

/** The dialogs of this section, fetched together. */
export const timetableDialogs = lazyModule(() => import('./dialogs.ts'))
