import { lazyModule } from '#web/ui/lazy.tsx'
import { FormWaiting } from '../parts/FormWaiting.tsx'

/** Form state and validation weigh more than a page without them. */
const { preload, component } = lazyModule(() => import('./ContactForm.tsx'), { prefetched: false })

/** Before the form is rendered. */
export const preloadContactForm = preload

export const LazyContactForm = component('ContactForm', () => <FormWaiting rows={4} />, { preloaded: true })
