import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Head } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { loadContent } from '../loadContent.ts'
import { ProgramsPage } from './ProgramsPage.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => loadContent(context)

export function Component() {
  const content = useLoaderData<typeof loader>()
  const { centre } = useFrame()
  return (
    <>
      <Head
        title="Our Programs"
        canonical="/programs"
        description={`Programs for infants, toddlers and preschoolers at ${centre.fullName}, with ages, ratios and monthly fees.`}
      />
      <ProgramsPage programs={content.programs} fees={content.fees} />
    </>
  )
}
