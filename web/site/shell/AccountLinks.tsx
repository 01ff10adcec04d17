import { LayoutDashboard, LogIn, LogOut, ShieldCheck, Users } from 'lucide-react'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import type { Viewer } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import * as styles from './AccountLinks.css.ts'
import { DropDown } from './DropDown.tsx'

export interface AccountProps {
  /** Who is signed in; none for a guest. */
  viewer: Viewer | null
  onLogout: () => void
}

export const dashboardOf = ({ role }: Viewer) =>
  role === 'admin' ? sitePaths.adminDashboard : sitePaths.parentDashboard

/** The right end of the header: Enroll Now and Login for guests, Dashboard and Logout for everybody else. */
export function AccountLinks({ viewer, onLogout }: AccountProps) {
  if (viewer) {
    return (
      <div className={styles.links}>
        <Button tone="secondary" icon={LogOut} onClick={onLogout}>
          Logout
        </Button>
        <ButtonLink tone="primary" icon={LayoutDashboard} to={dashboardOf(viewer)}>
          Dashboard
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.links}>
      <DropDown
        look="button"
        side="end"
        summary={
          <>
            <LogIn aria-hidden />
            Login
          </>
        }
      >
        <a href={sitePaths.parentLogin}>
          <Users aria-hidden />
          Parent Portal
        </a>
        <a href={sitePaths.adminLogin}>
          <ShieldCheck aria-hidden />
          Staff Login
        </a>
      </DropDown>
      <ButtonLink tone="primary" to={sitePaths.enroll}>
        Enroll Now
      </ButtonLink>
    </div>
  )
}
