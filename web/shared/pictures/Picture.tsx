import { around, picture } from './Picture.css.ts'

interface PictureProps {
  src: string
  /** What is on it. Empty only where the words beside it say the same. */
  alt: string
  width: number
  height: number
  /** Formats of an uploaded picture in several widths, best first. */
  sources?: readonly { type: string; srcSet: string }[]
  /** Which width it takes on a screen; needed with `sources`. */
  sizes?: string
  /** For the largest picture of the first view: fetched at once and before others. */
  priority?: boolean
  /** Fills its box and is cropped to it. */
  cover?: boolean
}

export function Picture({
  src,
  alt,
  width,
  height,
  sources = [],
  sizes,
  priority = false,
  cover = false,
}: PictureProps) {
  const image = (
    <img
      className={picture[cover ? 'cover' : 'whole']}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : 'auto'}
    />
  )
  if (sources.length === 0) return image
  return (
    <picture className={around}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
