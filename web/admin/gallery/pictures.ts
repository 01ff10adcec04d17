import type { GalleryManagerQuery } from './gallery.generated.ts'

export type Picture = GalleryManagerQuery['galleryPictures'][number]
export type Category = GalleryManagerQuery['galleryCategories'][number]

/** What of the gallery is shown: the values of the filter. */
export const shownPictures = ['all', 'published', 'hidden', 'attention'] as const
export type Shown = (typeof shownPictures)[number]

/** A picture that cannot be published as it is. */
const needsAttention = ({ alt, withoutConsent }: Pick<Picture, 'alt' | 'withoutConsent'>) =>
  alt.trim() === '' || withoutConsent.length > 0

const matches: Record<Shown, (picture: Picture) => boolean> = {
  all: () => true,
  published: ({ isPublished }) => isPublished,
  hidden: ({ isPublished }) => !isPublished,
  attention: needsAttention,
}

/** The pictures of a filter and, where one is chosen, of a category. */
export const filtered = (pictures: readonly Picture[], shown: Shown, categoryId: number | null) =>
  pictures.filter((picture) => matches[shown](picture) && (categoryId === null || picture.categoryId === categoryId))

/** Uploads are answered by the server in the width that is asked for; drawings fit everywhere. */
export const previewAt = (preview: string, width: number) =>
  preview.startsWith('/api/') ? `${preview}?width=${width}` : preview

/** The number before which a picture is put when it takes the place of another one; null at the end. */
export function beforeWhich(order: readonly number[], moved: number, over: number): number | null {
  const [from, to] = [order.indexOf(moved), order.indexOf(over)]
  return from < to ? (order[to + 1] ?? null) : over
}

/** The order after that. */
export function reordered(order: readonly number[], moved: number, over: number): number[] {
  const others = order.filter((id) => id !== moved)
  others.splice(order.indexOf(over), 0, moved)
  return others
}
