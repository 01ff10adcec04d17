import { Head } from '#web/app/Head.tsx'
import { NotFoundPage } from '#web/shared/status/NotFoundPage.tsx'
import { SiteFrame } from '../shell/SiteShell.tsx'

export function Component() {
  return (
    <SiteFrame>
      <Head title="Page Not Found" noindex />
      <NotFoundPage />
    </SiteFrame>
  )
}
