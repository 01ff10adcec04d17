import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import type { PageContent } from '../loadContent.ts'
import { SiteFrame } from '../SiteFrame.tsx'
import { ProgramsPage } from './ProgramsPage.tsx'

export function Component() {
  const content = usePage<Pick<PageContent, 'programs' | 'fees'>>().data
  const { centre } = useFrame()
  return (
    <SiteFrame>
      <Head
        title="Our Programs"
        canonical="/programs"
        description={`Programs for infants, toddlers and preschoolers at ${centre.fullName}, with ages, ratios and monthly fees.`}
      />
      <ProgramsPage programs={content.programs} fees={content.fees} />
    </SiteFrame>
  )
}
