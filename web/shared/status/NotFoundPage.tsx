import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { paths } from '#web/app/paths.ts'
import { StatusPage } from './StatusPage.tsx'

export function NotFoundPage() {
  return (
    <StatusPage
      scene="lost"
      title="404 Page Not Found"
      text="This page does not exist or has moved. You can find everything else from the home page."
    >
      <ButtonLink tone="primary" to={paths.home}>
        Go to homepage
      </ButtonLink>
      <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
    </StatusPage>
  )
}
