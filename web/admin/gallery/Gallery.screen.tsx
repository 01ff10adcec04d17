import { Star } from 'lucide-react'
import { homePictures } from '#graphql/gallery/gallery.rules.ts'
import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import { useIdSearchParam } from '#web/admin/shared/useSearchParam.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { AllImages } from './AllImages.tsx'
import { GalleryManagerDocument } from './gallery.generated.ts'
import { galleryParts } from './lazyDialogs.ts'
import { firstPictures, PictureList } from './PictureList.tsx'

const Categories = galleryParts.component('Categories')

const managerOf = (categoryId: number | null) => [GalleryManagerDocument, { categoryId }] as const

/** Gallery: the pictures of the public site. */
export function Gallery() {
  const [categoryId] = useIdSearchParam('category')
  const query = useScreenQuery(...managerOf(categoryId))
  const { lastData: data } = query
  // the tabs stay while the pictures of another category are counted
  return (
    <QueryState query={{ ...query, shown: data && { data, isCurrent: true } }} what="gallery" count={4}>
      {({ gallery, inCategory, galleryCategories: categories }) => (
        <SectionTabs
          label="Gallery"
          tabs={[
            {
              id: 'all',
              label: 'All Images',
              count: gallery.all,
              content: () => <AllImages counts={inCategory} total={gallery.all} categories={categories} />,
            },
            {
              id: 'featured',
              label: 'Featured',
              count: gallery.featured,
              content: () => (
                <Stack>
                  {gallery.featured > 0 && (
                    <Text tone="muted">{`These come first on the home page, which shows ${homePictures} pictures.`}</Text>
                  )}
                  <PictureList
                    show="featured"
                    categories={categories}
                    total={gallery.featured}
                    empty={
                      <EmptyState icon={Star} title="No featured pictures">
                        Featured pictures come first on the home page. Edit a picture to feature it.
                      </EmptyState>
                    }
                  />
                </Stack>
              ),
            },
            {
              id: 'categories',
              label: 'Categories',
              count: categories.length,
              content: () => <Categories categories={categories} />,
            },
          ]}
        />
      )}
    </QueryState>
  )
}

export const screen: Screen = { Page: Gallery, first: () => [managerOf(null), firstPictures] }
