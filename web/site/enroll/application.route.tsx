import { Head } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { SiteFrame } from '../SiteFrame.tsx'
import { ApplicationPage } from './ApplicationPage.tsx'
import { lookUpApplication } from './lookUpApplication.ts'

export function Component() {
  const { centre } = useFrame()
  return (
    <SiteFrame>
      <Head
        title="Your application"
        canonical="/application"
        description={`How your application for a place at ${centre.fullName} stands, and what comes next.`}
      />
      <ApplicationPage centre={centre} onLookUp={lookUpApplication} />
    </SiteFrame>
  )
}
