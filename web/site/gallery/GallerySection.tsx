import { CalendarCheck } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Band } from '../parts/Band.tsx'
import { BandHead } from '../parts/BandHead.tsx'
import type { GalleryImage } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { GalleryGrid } from './GalleryGrid.tsx'
import { after } from './GallerySection.css.ts'

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
