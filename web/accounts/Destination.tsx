import { paths } from '#web/app/paths.ts'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { destination } from './AccountShell.css.ts'
import { destinationOf } from './destinations.ts'

/** Says why the sign-in appeared, to those who were on their way to another page. */
export function Destination({ search }: { search: string }) {
  const heading = destinationOf(search)
  if (!heading) return null
  if (!heading.exists) {
    return (
      <Notice>
        Page not found: <b className={destination}>{heading.name}</b>. Please check the address, or start at the{' '}
        <TextLink to={paths.home}>home page</TextLink>.
      </Notice>
    )
  }
  return (
    <Notice>
      Please sign in to see <b className={destination}>{heading.name}</b>. We will take you straight there.
    </Notice>
  )
}
