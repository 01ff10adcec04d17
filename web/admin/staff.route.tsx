import { useSearchParams } from 'react-router'
import { useFrame } from '#web/app/session.ts'
import { GuardedArea, OfficeArea } from './OfficeArea.tsx'
import { StaffArea } from './StaffArea.tsx'
import { staffSectionOf } from './staffSections.ts'

function Area() {
  const [search] = useSearchParams()
  const { viewer, centre } = useFrame()
  return (
    <OfficeArea title={`${staffSectionOf(search.get('section')).label} · Staff`}>
      {(onSignOut) => <StaffArea viewer={viewer} centre={centre} onSignOut={onSignOut} />}
    </OfficeArea>
  )
}

export function Component() {
  return (
    <GuardedArea root="/staff">
      <Area />
    </GuardedArea>
  )
}
