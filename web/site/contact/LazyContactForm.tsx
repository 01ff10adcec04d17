import { lazyModule } from '#web/ui/lazy.tsx'
import { FormWaiting } from '../parts/FormWaiting.tsx'

/** Form state and validation weigh more than a page without them. */
const { preload, component } = lazyModule(() => import('./ContactForm.tsx'), { prefetched: false })

/** For a page that shows the form at first. */
export const preloadContactForm = preload

export const LazyContactForm = component('ContactForm', () => <FormWaiting rows={4} />, { preloaded: true })
