import { useEffect } from 'react'
import { Head } from '#web/app/Head.tsx'
import { replaceLocation } from '#web/app/redirect.ts'
import { usePage } from '#web/app/page.ts'
import { paths, signInPath } from '#web/app/paths.ts'
import { NotFoundPage } from '#web/shared/status/NotFoundPage.tsx'

const isOfApp = (pathname: string) => /^\/(parent|admin|staff)\//.test(pathname)

/**
 * An address that no page has; the server answers 404. Visitors who are not signed in are offered the sign-in. On an
 * address of the portal or the staff's areas they are taken there: it says where they were heading.
 */
export function Component() {
  const { data, pathname, search } = usePage<{ signedIn: boolean }>()
  const signIn = data.signedIn ? undefined : signInPath(paths.parentLogin, pathname + search)
  const leadsOn = signIn && isOfApp(pathname) ? signIn : undefined
  useEffect(() => {
    if (leadsOn) void replaceLocation(leadsOn)
  }, [leadsOn])
  return (
    <>
      <Head title="Page Not Found" noindex />
      <main>
        <NotFoundPage signIn={signIn} />
      </main>
    </>
  )
}
