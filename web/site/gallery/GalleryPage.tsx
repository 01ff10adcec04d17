import { CalendarCheck } from 'lucide-react'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { Band } from '../parts/Band.tsx'
import { BandHead } from '../parts/BandHead.tsx'
import type { GalleryImage } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { GalleryGrid } from './GalleryGrid.tsx'
import { after } from './GallerySection.css.ts'

export function GalleryPage({ images }: { images: GalleryImage[] }) {
  return (
    <Band pad="below" label="Gallery">
      <BandHead
        level={1}
        title="Gallery"
        lead="A day at the centre, from the first block to the last spoon of lunch."
      />
      {images.length > 0 ? (
        <GalleryGrid atTop images={images} />
      ) : (
        <Text tone="muted">There are no pictures here yet. Come and see for yourself.</Text>
      )}
      <p className={after}>
        <ButtonLink icon={CalendarCheck} to={sitePaths.contact}>
          Schedule a Tour
        </ButtonLink>
      </p>
    </Band>
  )
}
