import { LogOut, Settings } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Drawer } from '#web/ui/Dialog/Drawer.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import * as styles from './PortalShell.css.ts'
import { ViewGroups } from './ViewGroups.tsx'
import type { NavigationProps } from './ViewLink.tsx'

interface ViewSheetProps extends NavigationProps {
  onLogout: () => void
  onClose: () => void
}

/** Every view in a bottom sheet, and the account that is signed in. */
export function ViewSheet({ onLogout, onClose, ...navigation }: ViewSheetProps) {
  return (
    <Drawer side="bottom" title="All views" open onClose={onClose}>
      <div className={styles.sheet}>
        <ViewGroups {...navigation} onChoose={onClose} />
        <Inline space={8}>
          <ButtonLink icon={Settings} to={paths.account}>
            Your account
          </ButtonLink>
          <Button icon={LogOut} onClick={onLogout}>
            Logout
          </Button>
        </Inline>
      </div>
    </Drawer>
  )
}
