import { lazyModule } from '#web/ui/lazy.tsx'

/** The dialogs of the register and the leave of staff, fetched together. */
export const staffDialogs = lazyModule(() => import('./dialogs.ts'))
