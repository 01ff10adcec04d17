import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Head } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { loadContent } from '../loadContent.ts'
import { EnrollPage } from './EnrollPage.tsx'
import { submitEnrollment } from './submitEnrollment.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadContent(context)

export function Component() {
  const content = useLoaderData<typeof loader>()
  const { centre } = useFrame()
  return (
    <>
      <Head
        title="Enroll"
        canonical="/enroll"
        description={`Apply for a place at ${centre.fullName}: three steps, fees, documents and the enrollment form.`}
      />
      <EnrollPage centre={centre} fees={content.fees} documents={content.documents} onSubmit={submitEnrollment} />
    </>
  )
}
