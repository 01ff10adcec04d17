import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Head } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { sendContactMessage } from '../contact/sendContactMessage.ts'
import { loadContent } from '../loadContent.ts'
import { homeData } from '../structuredData.ts'
import { HomePage } from './HomePage.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => loadContent(context)

export function Component() {
  const content = useLoaderData<typeof loader>()
  const { centre } = useFrame()
  return (
    <>
      <Head
        canonical="/"
        description={`Loving care and CAPS-aligned early learning for children from 4 months to 6 years in ${centre.city}. See ages, hours and fees, or schedule a visit.`}
        data={import.meta.env.SSR ? homeData({ centre, ...content }) : undefined}
      />
      <HomePage content={{ centre, ...content }} onContact={sendContactMessage} />
    </>
  )
}
