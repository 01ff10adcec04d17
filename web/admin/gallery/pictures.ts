import type { GalleryManagerQuery, GalleryPicturesQuery } from './gallery.generated.ts'

export type Picture = GalleryPicturesQuery['galleryPictures']['edges'][number]['node']
export type Category = GalleryManagerQuery['galleryCategories'][number]

/** Uploads are answered by the server in the width that is asked for; drawings fit everywhere. */
export const previewAt = (preview: string, width: number) =>
  preview.startsWith('/api/') ? `${preview}?width=${width}` : preview

/** Where a picture is put when it takes the place of another one: behind that when it comes from the front, else before. */
export const placeAt = (order: readonly number[], moved: number, over: number) =>
  order.indexOf(moved) < order.indexOf(over) ? { afterId: over } : { beforeId: over }

/** The order after that. */
export function reordered(order: readonly number[], moved: number, over: number): number[] {
  const others = order.filter((id) => id !== moved)
  others.splice(order.indexOf(over), 0, moved)
  return others
}
