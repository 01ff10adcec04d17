import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CountBadge } from '#web/ui/Badge/Badge.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
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

const load = () => import('./NotificationMenu.tsx')
const ahead = () => void load().catch(() => null)
/** Menus weigh as much as the page they stand on: this one is fetched when somebody comes near it. */
const NotificationMenu = lazy(async () => ({ default: (await load()).NotificationMenu }))

/** What needs attention, newest first. */
export function NotificationBell(props: NotificationBellProps) {
  const { unread } = props
  const [isAsked, setIsAsked] = useState(false)
  const button = {
    icon: Bell,
    tone: 'second',
    label: unread === 0 ? 'Notifications' : `Notifications, ${unread} new`,
  } as const
  return (
    <span className={styles.bell}>
      {isAsked ? (
        <Suspense fallback={<IconButton {...button} />}>
          <NotificationMenu {...props} button={<IconButton {...button} />} />
        </Suspense>
      ) : (
        <IconButton
          {...button}
          aria-haspopup="menu"
          aria-expanded={false}
          onPointerEnter={ahead}
          onFocus={ahead}
          onClick={() => setIsAsked(true)}
        />
      )}
      <span aria-hidden className={styles.count}>
        <CountBadge count={unread} what="new" danger />
      </span>
    </span>
  )
}
