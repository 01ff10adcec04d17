import { Drawer } from '#web/ui/Dialog/Drawer.tsx'
import * as styles from './PortalShell.css.ts'
import { ViewGroups } from './ViewGroups.tsx'
import type { NavigationProps } from './ViewLink.tsx'

/** Every view in a bottom sheet. */
export function ViewSheet({ onClose, ...navigation }: NavigationProps & { onClose: () => void }) {
  return (
    <Drawer side="bottom" title="All views" open onClose={onClose}>
      <div className={styles.sheet}>
        <ViewGroups {...navigation} onChoose={onClose} />
      </div>
    </Drawer>
  )
}
