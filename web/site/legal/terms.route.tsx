import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Head } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { loadContent } from '../loadContent.ts'
import { TermsPage } from './TermsPage.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => loadContent(context)

export function Component() {
  const content = useLoaderData<typeof loader>()
  const { centre } = useFrame()
  return (
    <>
      <Head
        title="Terms and Conditions"
        canonical="/terms"
        description={`Terms and conditions of ${centre.fullName}.`}
      />
      <TermsPage centre={centre} fees={content.fees} />
    </>
  )
}
