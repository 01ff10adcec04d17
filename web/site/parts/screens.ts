/** Widths at which the public pages change their layout. */
export const screens = {
  narrow: 'screen and (max-width: 640px)',
  medium: 'screen and (max-width: 1000px)',
  /**
   * Few lines of text fit: a phone on its side, or a page that is magnified. Counted in the reader's own letters, so
   * that larger ones count as well. Nothing stays in place while the page scrolls there.
   */
  low: 'screen and (max-height: 28em)',
}
