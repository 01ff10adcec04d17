import { CalendarCheck } from 'lucide-react'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import type { PageContent } from '../loadContent.ts'
import { Band, BandHead } from '../parts/Band.tsx'
import type { GalleryImage } from '../siteData.ts'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { sitePaths } from '../sitePaths.ts'
import { after } from './Gallery.css.ts'
import { GalleryGrid } from './GalleryGrid.tsx'

export function Component() {
  const content = usePage<Pick<PageContent, 'gallery'>>().data
  const { centre } = useFrame()
  return (
    <SiteFrame
      title="Gallery"
      canonical="/gallery"
      description={`Pictures of a day at ${centre.fullName}: play mat, reading corner, garden, art table and more.`}
    >
      <GalleryPage images={content.gallery} />
    </SiteFrame>
  )
}

export function GalleryPage({ images }: { images: GalleryImage[] }) {
  return (
    <Band pad="below" label="Gallery">
      <BandHead
        level={1}
        title="Gallery"
        lead="A day at the centre, from the first block to the last spoonful of lunch."
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
