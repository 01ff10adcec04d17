import { use } from 'react'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { callTo, CentreContext } from './centre.ts'

/** `on 051 555 0123`, to be pressed; nothing where the centre is not known. Stands behind "call us". */
export function CallCentre() {
  const centre = use(CentreContext)
  if (!centre) return null
  return (
    <>
      {' on '}
      <TextLink href={callTo(centre)}>{centre.phone}</TextLink>
    </>
  )
}
