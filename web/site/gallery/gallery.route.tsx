import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import type { PageContent } from '../loadContent.ts'
import { SiteFrame } from '../SiteFrame.tsx'
import { GalleryPage } from './GalleryPage.tsx'

export function Component() {
  const content = usePage<Pick<PageContent, 'gallery'>>().data
  const { centre } = useFrame()
  return (
    <SiteFrame>
      <Head
        title="Gallery"
        canonical="/gallery"
        description={`Pictures of a day at ${centre.fullName}: play mat, reading corner, garden, art table and more.`}
      />
      <GalleryPage images={content.gallery} />
    </SiteFrame>
  )
}
