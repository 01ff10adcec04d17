import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import type { PageContent } from '../loadContent.ts'
import { SiteFrame } from '../SiteFrame.tsx'
import { EnrollPage } from './EnrollPage.tsx'
import { submitEnrollment } from './submitEnrollment.ts'

export function Component() {
  const content = usePage<Pick<PageContent, 'fees' | 'documents'>>().data
  const { centre } = useFrame()
  return (
    <SiteFrame>
      <Head
        title="Enroll"
        canonical="/enroll"
        description={`Apply for a place at ${centre.fullName}: three steps, fees, documents and the enrollment form.`}
      />
      <EnrollPage centre={centre} fees={content.fees} documents={content.documents} onSubmit={submitEnrollment} />
    </SiteFrame>
  )
}
