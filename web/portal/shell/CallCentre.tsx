import { use } from 'react'
import { callLink } from '#web/shared/brand/reach.ts'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { CentreContext } from './centre.ts'

/** `on 051 555 0123`, to be pressed; nothing where the centre is not known. Stands behind "call us". */
export function CallCentre() {
  const centre = use(CentreContext)
  if (!centre) return null
  return (
    <>
      {' on '}
      <TextLink href={callLink(centre.phone)}>{centre.phone}</TextLink>
    </>
  )
}
