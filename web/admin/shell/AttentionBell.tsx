import { Bell, Inbox } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { CountBadge } from '#web/ui/Badge/Badge.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { momentInWords } from '../words.ts'
import type { AttentionQuery } from './Attention.generated.ts'
import * as styles from './AttentionBell.css.ts'

export type AttentionItem = AttentionQuery['attention'][number]

/** As many as fit a screen; the section behind them shows the rest. */
const most = 8

const pathOf = ({ targetId }: AttentionItem) => `${paths.adminSection('applications')}&application=${targetId}`

/** What waits for staff, each entry leading to it. */
export function AttentionBell({ items }: { items: readonly AttentionItem[] }) {
  const label = items.length === 0 ? 'Notifications' : `Notifications, ${items.length} new`
  return (
    <span className={styles.bell}>
      <Menu label="Notifications" button={<IconButton icon={Bell} tone="second" label={label} />}>
        {items.slice(0, most).map((item) => (
          <MenuItem key={`${item.kind} ${item.targetId}`} icon={Inbox} to={pathOf(item)}>
            <span className={styles.item}>
              <span>{item.title}</span>
              <span className={styles.text}>
                {item.subject}, from {item.from} · {momentInWords(item.at)}
              </span>
            </span>
          </MenuItem>
        ))}
        {items.length > most && (
          <MenuItem to={paths.adminSection('applications')}>Show all {items.length} new applications</MenuItem>
        )}
        {items.length === 0 && <MenuItem disabled>Nothing needs your attention.</MenuItem>}
      </Menu>
      <span aria-hidden className={styles.count}>
        <CountBadge count={items.length} what="new" danger />
      </span>
    </span>
  )
}
