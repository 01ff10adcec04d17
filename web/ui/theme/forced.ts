/** The browser's own colours for what is chosen: forced colours take the grounds away that say so otherwise. */
export const forcedColors = '(forced-colors: active)'
export const forcedChoice = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const
