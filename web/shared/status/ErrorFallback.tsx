import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { paths } from '#web/app/paths.ts'
import { StatusPage } from './StatusPage.tsx'

/** Shown where a page could not be rendered. "Go to homepage" loads again: what runs now cannot be trusted. */
export function ErrorFallback({ onReset }: { onReset: () => void }) {
  return (
    <StatusPage
      scene="fallen"
      title="Something went wrong"
      text="We apologize for the inconvenience. Please try refreshing the page."
    >
      <Button tone="primary" onClick={onReset}>
        Try again
      </Button>
      <ButtonLink href={paths.home}>Go to homepage</ButtonLink>
    </StatusPage>
  )
}
