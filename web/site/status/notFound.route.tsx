import { NotFoundPage } from '#web/shared/status/NotFoundPage.tsx'
import { SiteFrame } from '../shell/SiteShell.tsx'

export function Component() {
  return (
    <SiteFrame title="Page Not Found" noindex>
      <NotFoundPage />
    </SiteFrame>
  )
}
