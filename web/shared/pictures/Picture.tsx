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

/**
 * An image that never moves what is around it when it comes.
 *
 * - **Use it for:** Every picture: our drawings, and photos of a centre in several widths (`sources`).
 * - **Not for:** A face: `Avatar`.
 * - **Parts:** `width` and `height` hold its place. `cover` fills the box it is in and cuts what does not fit;
 *   `priority` is for the largest picture of the first view.
 * - **Accessibility:** `alt` says what is on it, for those who do not see it. Empty only where the words beside it
 *   say the same.
 * - **Words:** An `alt` is a sentence about what happens: “Watering the vegetable bed”, not “Photo of garden”.
 */
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
