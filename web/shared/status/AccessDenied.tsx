import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { paths } from '#web/app/paths.ts'
import { StatusPage } from './StatusPage.tsx'

/** For somebody who is signed in and may not go where they went. */
export function AccessDenied({ text = "You don't have permission to access this area." }: { text?: string }) {
  return (
    <StatusPage scene="search" title="Access Denied" text={text}>
      <ButtonLink tone="primary" to={paths.home}>
        Return to Home
      </ButtonLink>
      <ButtonLink to={paths.parentDashboard}>Go to the parent portal</ButtonLink>
    </StatusPage>
  )
}
