import { lazyModule } from '#web/ui/lazy.tsx'

/** The form for messages and visits: its state and validation weigh more than a page without it. */
export const contactForm = lazyModule(() => import('./ContactForm.tsx'), { prefetched: false })
