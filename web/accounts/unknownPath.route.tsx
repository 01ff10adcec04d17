import { useEffect } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { Head } from '#web/app/Head.tsx'
import { paths, signInPath } from '#web/app/paths.ts'
import { NotFoundPage } from '#web/shared/status/NotFoundPage.tsx'

/**
 * An address that no page has. Visitors who are not signed in are taken to the sign-in, which says where they were
 * heading; whoever is signed in reads that there is no such page. Either way the server answers 404.
 */
export function Component() {
  const { signedIn } = useLoaderData<{ signedIn: boolean }>()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!signedIn) void navigate(signInPath(paths.parentLogin, pathname + search), { replace: true })
  }, [signedIn, navigate, pathname, search])
  return (
    <>
      <Head title="Page Not Found" noindex />
      <main>
        <NotFoundPage />
      </main>
    </>
  )
}
