import { picture } from './Picture.css.ts'

interface PictureProps {
  src: string
  /** What is on it. Empty only where the words beside it say the same. */
  alt: string
  width: number
  height: number
  srcSet?: string | null
  /** Which width it takes on a screen; needed with `srcSet`. */
  sizes?: string
  /** For the largest picture of the first view: fetched at once and before others. */
  priority?: boolean
  /** Fill the box it stands in and cut what does not fit. */
  cover?: boolean
}

export function Picture({ src, alt, width, height, srcSet, sizes, priority = false, cover = false }: PictureProps) {
  return (
    <img
      className={picture[cover ? 'cover' : 'whole']}
      src={src}
      srcSet={srcSet ?? undefined}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : 'auto'}
    />
  )
}
