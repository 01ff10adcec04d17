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
import { formatMoment } from '#web/admin/shared/format.ts'
import { classes } from '#web/ui/layout.ts'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './NotificationBell.css.ts'
import type { NotificationsQuery } from './shell.generated.ts'

type NotificationItem = NotificationsQuery['notifications'][number]

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

/** The entries behind the bell, each leading to what it is about. */
export function NotificationEntries({ items, unread, onRead }: NotificationBellProps) {
  return (
    <>
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
              {item.text} · {formatMoment(item.createdAt)}
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
    </>
  )
}
