import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const fontFile = (name: string) => resolve(`@fontsource/${name}-normal.woff`)

/**
 * Static cousins of the site's variable fonts: PDF readers want one file a weight. Letters such as š or ł stand in a
 * second file; the heading's own lacks many of them.
 */
export const fontFiles = {
  heading: {
    latin: fontFile('fredoka/files/fredoka-latin-600'),
    more: fontFile('figtree/files/figtree-latin-ext-600'),
  },
  text: { latin: fontFile('figtree/files/figtree-latin-400'), more: fontFile('figtree/files/figtree-latin-ext-400') },
  strong: { latin: fontFile('figtree/files/figtree-latin-600'), more: fontFile('figtree/files/figtree-latin-ext-600') },
}
export type Font = keyof typeof fontFiles

/** The site's colours, by the same roles. */
export const ink = {
  text: '#1F2A37',
  muted: '#566070',
  border: '#E8DFD0',
  control: '#8A8273',
  action: '#0A635A',
  actionTint: '#E0F1EE',
  sunken: '#F6EFE3',
  marigold: '#F6B73C',
  marigoldTint: '#FFF0CE',
  marigoldText: '#7A4A00',
  coralTint: '#FFE5DE',
  coralText: '#A03420',
  skyTint: '#E0F0FA',
  skyText: '#1B5E8F',
  leafTint: '#EAF4DF',
  leafText: '#3A6B25',
} as const

export type Companion = 'marigold' | 'coral' | 'sky' | 'leaf'

/** A4 in points, with its margins. */
export const page: Record<'width' | 'height' | 'margin' | 'top' | 'bottom', number> = {
  width: 595.28,
  height: 841.89,
  margin: 50,
  top: 132,
  bottom: 52,
}
export const column = page.width - 2 * page.margin
