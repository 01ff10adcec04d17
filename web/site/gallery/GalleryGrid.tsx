import { CalendarCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Band, BandHead } from '../parts/Band.tsx'
import type { GalleryImage } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import * as styles from './Gallery.css.ts'
import { after } from './Gallery.css.ts'
import { GalleryDialog } from './GalleryDialog.tsx'

/** Pictures that a phone shows without scrolling. */
const inFirstView = 2

interface GalleryGridProps {
  images: GalleryImage[]
  /** Seen when the page opens: the first pictures are fetched at once. */
  atTop?: boolean
}

/** Pictures with captions; a press shows one large. */
export function GalleryGrid({ images, atTop = false }: GalleryGridProps) {
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <ul className={styles.grid}>
        {images.map((image, index) => (
          <li key={image.src}>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setShown(index)}>
              <Picture {...image} priority={atTop && index < inFirstView} sizes="(max-width: 1000px) 50vw, 280px" />
              <span className={styles.title}>
                {image.title}
                {/* The picture's own text says the same. */}
                <span className={styles.caption} aria-hidden="true">
                  {image.alt}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <GalleryDialog images={images} index={shown} onShow={setShown} onClose={() => setShown(null)} />
      )}
    </>
  )
}

export function GallerySection({ images }: { images: GalleryImage[] }) {
  const id = useId()
  return (
    <Band tone="sunken" labelledBy={id}>
      <BandHead id={id} title="A day at the centre" />
      <GalleryGrid images={images} />
      <p className={after}>
        <ButtonLink icon={CalendarCheck} to={sitePaths.contact}>
          Schedule a Tour
        </ButtonLink>
      </p>
    </Band>
  )
}
