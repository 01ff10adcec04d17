import { Head } from '#web/app/Head.tsx'
import { BeingSetUpPage } from './BeingSetUpPage.tsx'

/** Every page of a centre that nobody has set up yet. */
export function Component() {
  return (
    <>
      <Head title="Opening soon" noindex />
      <BeingSetUpPage />
    </>
  )
}
