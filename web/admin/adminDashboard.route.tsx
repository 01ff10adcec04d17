import { useSearchParams } from 'react-router'
import { useFrame } from '#web/app/session.ts'
import { AdminDashboard, preloadSection } from './AdminDashboard.tsx'
import { GuardedArea, OfficeArea } from './OfficeArea.tsx'
import { sectionOf } from './sections.ts'

function AdminArea() {
  const [search] = useSearchParams()
  const { viewer, centre } = useFrame()
  return (
    <OfficeArea title={`${sectionOf(search.get('section')).label} · Admin`}>
      {(onSignOut) => <AdminDashboard viewer={viewer} centre={centre} onSignOut={onSignOut} />}
    </OfficeArea>
  )
}

export const preload = ({ search }: { search: string }) => preloadSection(new URLSearchParams(search).get('section'))

export function Component() {
  return (
    <GuardedArea root="/admin/">
      <AdminArea />
    </GuardedArea>
  )
}
