import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Head } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { loadContent } from '../loadContent.ts'
import { GalleryPage } from './GalleryPage.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => loadContent(context)

export function Component() {
  const content = useLoaderData<typeof loader>()
  const { centre } = useFrame()
  return (
    <>
      <Head
        title="Gallery"
        canonical="/gallery"
        description={`Pictures of a day at ${centre.fullName}: play mat, reading corner, garden, art table and more.`}
      />
      <GalleryPage images={content.gallery} />
    </>
  )
}
