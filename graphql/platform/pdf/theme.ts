import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/**
 * Noto Sans has all letters of the country's languages, also the ḓ ḽ ṅ ṋ ṱ of Tshivenda; headings are in the site's own font.
 * pdfkit is given the files and no names for them: in a table it goes back to the file after each cell, and would read it again.
 */
export const fontFiles = {
  heading: resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff'),
  text: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
}
export type Font = keyof typeof fontFiles

/** The site's colours, by the same roles. */
export const colours = {
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
