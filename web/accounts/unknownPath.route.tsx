import { useEffect } from 'react'
import { Head } from '#web/app/Head.tsx'
import { replaceLocation } from '#web/app/redirect.ts'
import { usePage } from '#web/app/page.ts'
import { paths, signInPath } from '#web/app/paths.ts'
import { NotFoundPage } from '#web/shared/status/NotFoundPage.tsx'

/**
 * An address that no page has. Visitors who are not signed in are taken to the sign-in, which says where they were
 * heading; signed-in users read that there is no such page. Either way the server answers 404.
 */
export function Component() {
  const { data, pathname, search } = usePage<{ signedIn: boolean }>()
  const { signedIn } = data
  useEffect(() => {
    if (!signedIn) void replaceLocation(signInPath(paths.parentLogin, pathname + search))
  }, [signedIn, pathname, search])
  return (
    <>
      <Head title="Page Not Found" noindex />
      <main>
        <NotFoundPage />
      </main>
    </>
  )
}
