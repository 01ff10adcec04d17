import {
  Bell,
  CalendarDays,
  CheckCheck,
  HandHeart,
  Images,
  Inbox,
  type LucideIcon,
  Mail,
  Receipt,
  Shirt,
  TriangleAlert,
} from 'lucide-react'
import { CountBadge } from '#web/ui/Badge/Badge.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { classes } from '#web/ui/layout.ts'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { momentInWords } from '../words.ts'
import * as styles from './NotificationBell.css.ts'
import type { NotificationsQuery } from './Notifications.generated.ts'

export type NotificationItem = NotificationsQuery['notifications'][number]

export interface NotificationBellProps {
  items: readonly NotificationItem[]
  /** How many are unread, those that are not in the list among them. */
  unread: number
  /** Marks these read, or with null all of them. */
  onRead: (ids: number[] | null) => void
}

/** By the first part of what happened: `message.parent`. */
const icons: Record<string, LucideIcon> = {
  activity: CalendarDays,
  application: Inbox,
  bills: Receipt,
  gallery: Images,
  message: Mail,
  ratio: TriangleAlert,
  uniform: Shirt,
  volunteer: HandHeart,
}

const iconOf = ({ kind }: NotificationItem) => icons[kind.split('.')[0] ?? ''] ?? Bell

/** What needs attention, newest first, each entry leading to it. */
export function NotificationBell({ items, unread, onRead }: NotificationBellProps) {
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} new`
  return (
    <span className={styles.bell}>
      <Menu label="Notifications" button={<IconButton icon={Bell} tone="second" label={label} />}>
        {items.map((item) => (
          <MenuItem key={item.id} icon={iconOf(item)} to={item.link} onSelect={() => !item.isRead && onRead([item.id])}>
            <span className={styles.item}>
              <span className={classes(styles.title, !item.isRead && styles.unread)}>
                {item.title}
                {!item.isRead && (
                  <>
                    <span aria-hidden className={styles.dot} />
                    <VisuallyHidden> unread</VisuallyHidden>
                  </>
                )}
              </span>
              <span className={styles.text}>
                {item.text} · {momentInWords(item.createdAt)}
              </span>
            </span>
          </MenuItem>
        ))}
        {items.length === 0 && <MenuItem disabled>Nothing needs your attention.</MenuItem>}
        {unread > 0 && (
          <>
            <MenuSeparator />
            <MenuItem icon={CheckCheck} onSelect={() => onRead(null)}>
              Mark all read
            </MenuItem>
          </>
        )}
      </Menu>
      <span aria-hidden className={styles.count}>
        <CountBadge count={unread} what="new" danger />
      </span>
    </span>
  )
}
