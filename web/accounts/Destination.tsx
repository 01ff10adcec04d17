import { Notice } from '#web/ui/Notice/Notice.tsx'
import { destination } from './AccountShell.css.ts'
import { destinationOf } from './destinations.ts'

/** Says why the sign-in appeared, to those who were on their way to another page. */
export function Destination({ search }: { search: string }) {
  const heading = destinationOf(search)
  if (!heading) return null
  return (
    <Notice>
      Please sign in to see <b className={destination}>{heading}</b>. We will take you straight there.
    </Notice>
  )
}
