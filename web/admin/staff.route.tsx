import { useSearchParams } from 'react-router'
import { useFrame } from '#web/app/session.ts'
import { GuardedArea, OfficeArea } from './OfficeArea.tsx'
import { preloadStaffSection, StaffArea } from './StaffArea.tsx'
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

export const preload = ({ search }: { search: string }) =>
  preloadStaffSection(new URLSearchParams(search).get('section'))

export function Component() {
  return (
    <GuardedArea root="/staff">
      <Area />
    </GuardedArea>
  )
}
