import { Bell } from 'lucide-react'
import { CountBadge } from '#web/ui/Badge/Badge.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Menu } from '#web/ui/Menu/Menu.tsx'
import { shellParts } from './lazyDialogs.ts'
import * as styles from './NotificationBell.css.ts'
import type { NotificationBellProps } from './NotificationEntries.tsx'

const Entries = shellParts.component('NotificationEntries')

/** What needs attention, newest first. */
export function NotificationBell(props: NotificationBellProps) {
  const { unread } = props
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} new`
  return (
    <span className={styles.bell}>
      <Menu label="Notifications" button={<IconButton icon={Bell} tone="secondary" label={label} />}>
        <Entries {...props} />
      </Menu>
      <span aria-hidden className={styles.count}>
        <CountBadge count={unread} what="new" danger />
      </span>
    </span>
  )
}
