import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { paths } from '#web/app/paths.ts'
import { StatusPage } from './StatusPage.tsx'

interface NotFoundPageProps {
  /** Where somebody who is not signed in does so. */
  signIn?: string | undefined
}

export function NotFoundPage({ signIn }: NotFoundPageProps) {
  return (
    <StatusPage
      scene="lost"
      title="404 Page Not Found"
      text="This page does not exist or has moved. You can find everything else from the home page."
    >
      <ButtonLink tone="primary" to={paths.home}>
        Go to homepage
      </ButtonLink>
      {signIn && <ButtonLink to={signIn}>Sign in</ButtonLink>}
      <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
    </StatusPage>
  )
}
