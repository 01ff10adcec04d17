/** Widths at which the public pages change their layout. */
export const screens = {
  narrow: 'screen and (max-width: 640px)',
  medium: 'screen and (max-width: 1000px)',
}
