import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import type { GalleryImage } from '../siteData.ts'
import * as styles from './Gallery.css.ts'

/** How far a finger must travel sideways, in pixels, for the next picture to come. */
const swipeDistance = 48

interface GalleryDialogProps {
  images: GalleryImage[]
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** One picture large. Arrow keys, buttons and swipes go round in a circle; the browser traps the focus and restores it. */
export function GalleryDialog({ images, index, onShow, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const touchedAt = useRef<number | null>(null)
  const image = images[index]

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])

  if (!image) return null

  const step = (by: number) => onShow((index + by + images.length) % images.length)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'ArrowLeft') step(-1)
    else return
    event.preventDefault()
  }

  function onPointerUp(event: PointerEvent) {
    const travelled = touchedAt.current === null ? 0 : event.clientX - touchedAt.current
    touchedAt.current = null
    if (Math.abs(travelled) >= swipeDistance) step(travelled < 0 ? 1 : -1)
  }

  /** A press on the backdrop lands on the dialog itself, one inside it on what is there. */
  function onBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) event.currentTarget.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape does the same from the keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Gallery: ${image.title}`}
      onClose={onClose}
      onClick={onBackdrop}
      onKeyDown={onKeyDown}
    >
      <figure>
        <div
          className={styles.frame}
          onPointerDown={(event) => {
            touchedAt.current = event.clientX
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            touchedAt.current = null
          }}
        >
          <Picture key={image.src} {...image} cover priority sizes="(max-width: 1000px) 100vw, 1040px" />
        </div>
        <figcaption className={styles.galleryDialogCaption} aria-live="polite">
          <span>
            <b className={styles.galleryDialogTitle}>{image.title}</b>
            <span className={styles.words}>{image.alt}</span>
          </span>
          <span className={styles.count}>{`${index + 1} of ${images.length}`}</span>
        </figcaption>
      </figure>
      <button type="button" className={styles.previous} aria-label="Previous picture" onClick={() => step(-1)}>
        <ChevronLeft aria-hidden />
      </button>
      <button type="button" className={styles.next} aria-label="Next picture" onClick={() => step(1)}>
        <ChevronRight aria-hidden />
      </button>
      <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
        <X aria-hidden />
      </button>
    </dialog>
  )
}
