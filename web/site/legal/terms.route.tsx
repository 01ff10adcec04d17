import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import type { PageContent } from '../loadContent.ts'
import { SiteFrame } from '../SiteFrame.tsx'
import { TermsPage } from './TermsPage.tsx'

export function Component() {
  const content = usePage<Pick<PageContent, 'fees'>>().data
  const { centre } = useFrame()
  return (
    <SiteFrame>
      <Head
        title="Terms and Conditions"
        canonical="/terms"
        description={`Terms and conditions of ${centre.fullName}.`}
      />
      <TermsPage centre={centre} fees={content.fees} />
    </SiteFrame>
  )
}
