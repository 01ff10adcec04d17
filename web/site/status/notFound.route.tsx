import { Head } from '#web/app/Head.tsx'
import { NotFoundPage } from '#web/shared/status/NotFoundPage.tsx'

export function Component() {
  return (
    <>
      <Head title="Page Not Found" noindex />
      <NotFoundPage />
    </>
  )
}
