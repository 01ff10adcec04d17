import type { Screen } from '#web/app/screens.tsx'

/** The screens of the administrators' sections, by their source files. */
export const screens = import.meta.glob<Screen>('./*/*.screen.tsx', { import: 'screen' })

/** Those of the sections of staff who are not administrators. */
export const staffScreens = import.meta.glob<Screen>(
  [
    './staffArea/*/*.screen.tsx',
    './activities/*.screen.tsx',
    './learningProgress/*.screen.tsx',
    './messages/*.screen.tsx',
    './reportCards/*.screen.tsx',
    './timetables/*.screen.tsx',
  ],
  { import: 'screen' },
)
