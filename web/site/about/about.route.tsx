import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Head } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { loadContent } from '../loadContent.ts'
import { AboutPage } from './AboutPage.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => loadContent(context)

export function Component() {
  const content = useLoaderData<typeof loader>()
  const { centre } = useFrame()
  return (
    <>
      <Head
        title="About Us"
        canonical="/about"
        description={`Who we are: the mission, vision, approach and hours of ${centre.fullName} in ${centre.city}.`}
      />
      <AboutPage about={content.about} statistics={content.statistics} centre={centre} />
    </>
  )
}
