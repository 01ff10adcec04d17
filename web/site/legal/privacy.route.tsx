import { Head } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { SiteFrame } from '../SiteFrame.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'

export function Component() {
  const { centre } = useFrame()
  return (
    <SiteFrame>
      <Head
        title="Privacy Notice"
        canonical="/privacy"
        description={`How ${centre.fullName} handles personal information under POPIA.`}
      />
      <PrivacyPage centre={centre} />
    </SiteFrame>
  )
}
