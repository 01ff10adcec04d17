import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { CountBadge } from '#web/ui/Badge/Badge.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { barOf } from './grouping.ts'
import * as styles from './navigation.css.ts'
import { BarContent, type NavigationProps, ViewLink } from './ViewLink.tsx'

/** Loaded on the way to the button, since few look at it on each visit. */
const { ahead, part } = lateModule(() => import('./ViewSheet.tsx'))
const ViewSheet = part((module) => module.ViewSheet)

/** The navigation at the thumb: what is needed most, and behind "More" a sheet with everything. */
export function BottomBar({ views, current, badges }: NavigationProps) {
  const [open, setOpen] = useState(false)
  const inBar = barOf(views)
  const behind = views.filter((view) => !inBar.includes(view))
  const waiting = behind.reduce((sum, { id }) => sum + (badges[id]?.count ?? 0), 0)
  return (
    <nav aria-label="Portal" className={styles.bar}>
      {inBar.map((view) => (
        <ViewLink key={view.id} view={view} current={current} badges={badges} inBar />
      ))}
      {behind.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          data-current={behind.some(({ id }) => id === current) || undefined}
          className={styles.barEntry}
          onPointerEnter={ahead}
          onFocus={ahead}
          onClick={() => setOpen(true)}
        >
          <BarContent icon={Ellipsis} badge={<CountBadge count={waiting} what="waiting" />}>
            More
          </BarContent>
        </button>
      )}
      {open && <ViewSheet views={views} current={current} badges={badges} onClose={() => setOpen(false)} />}
    </nav>
  )
}
