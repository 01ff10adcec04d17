import { Dialog as AriakitDialog, DialogHeading, useDialogStore } from '@ariakit/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../Button/Button.tsx'
import { notificationElements } from '../Toast/notifications.ts'
import { useDialogEntry } from './dialogHistory.ts'
import * as styles from './Dialog.css.ts'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  side?: keyof typeof styles.drawer
}

/**
 * A panel from an edge, for the menu on a phone; from the bottom it lies under the thumb.
 *
 * - **Use it for:** The menu on a phone; from the bottom, things under the thumb.
 * - **Not for:** A task: `Dialog`. Anything on a wide screen: there is room for it on the page.
 * - **Parts:** Title and cross, then the content, which scrolls by itself. `side` is the edge it comes from.
 * - **Accessibility:** Role `dialog`. Escape, the cross, a press outside and going back close it; the focus goes back
 *   to its button. The cross is named with the title: “Close menu”.
 * - **Words:** The title is a noun.
 */
export function Drawer({ open, onClose, title, children, side = 'left' }: DrawerProps) {
  const store = useDialogStore({ open, setOpen: (next) => !next && onClose() })
  useDialogEntry(open, onClose)
  return (
    <AriakitDialog
      store={store}
      modal
      portal
      unmountOnHide
      getPersistentElements={notificationElements}
      backdrop={<div className={styles.scrim} />}
      className={styles.drawer[side]}
    >
      <header className={styles.drawerHead}>
        <DialogHeading render={<div />}>{title}</DialogHeading>
        <IconButton icon={X} label={`Close ${title.toLowerCase()}`} title="" onClick={onClose} />
      </header>
      <div className={styles.drawerBody}>{children}</div>
    </AriakitDialog>
  )
}
