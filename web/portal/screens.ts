import type { Screen } from '#web/app/screens.tsx'
import type { ViewProps } from './views.ts'

/** The screens of the views, by their source files. */
export const screens = import.meta.glob<Screen<ViewProps>>('./*/*.screen.tsx', { import: 'screen' })
