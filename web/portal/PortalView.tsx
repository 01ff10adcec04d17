import { AttendanceView } from './attendance/AttendanceView.tsx'
import { Dashboard } from './dashboard/Dashboard.tsx'
import { NoticesView } from './notices/NoticesView.tsx'
import { PortalShell, type PortalShellProps } from './shell/PortalShell.tsx'
import { viewOf } from './views.ts'

export interface PortalViewProps extends Pick<PortalShellProps, 'centre' | 'onLogout'> {
  viewer: { firstName: string; lastName: string }
  /** The address's search part, which says what is shown. */
  search: string
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

/** The parent portal: its shell with the view that the address asks for. */
export function PortalView({ centre, viewer, search, today, onLogout }: PortalViewProps) {
  const view = viewOf(search)
  return (
    <PortalShell centre={centre} view={view} onLogout={onLogout}>
      {view === 'today' && <Dashboard viewer={viewer} today={today} />}
      {view === 'attendance' && <AttendanceView search={search} today={today} />}
      {view === 'notices' && <NoticesView />}
    </PortalShell>
  )
}
