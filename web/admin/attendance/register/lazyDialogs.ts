import { lazyModule } from '#web/ui/lazy.tsx'

/** The dialogs of the register of children, fetched together. */
export const registerDialogs = lazyModule(() => import('./dialogs.ts'))
