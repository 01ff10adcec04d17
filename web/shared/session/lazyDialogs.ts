import { lazyModule } from '#web/ui/lazy.tsx'

/** What is asked of who is signed in, fetched together. */
export const sessionDialogs = lazyModule(() => import('./dialogs.ts'))
