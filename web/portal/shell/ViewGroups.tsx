import { useId } from 'react'
import { groups, type View } from '../views.ts'
import * as styles from './PortalShell.css.ts'
import { type NavigationProps, ViewLink } from './ViewLink.tsx'

/** Every view in its group. */
export function ViewGroups({ views, onChoose, ...rest }: NavigationProps & { onChoose?: () => void }) {
  const id = useId()
  return groupsOf(views).map(({ group, views: entries }, index) => (
    <section key={group} aria-labelledby={`${id}-${index}`} className={styles.group}>
      {/* no heading: the outline of a page begins with what it is about */}
      <p id={`${id}-${index}`} className={styles.groupName}>
        {group}
      </p>
      <ul className={styles.entries}>
        {entries.map((view) => (
          <li key={view.id}>
            <ViewLink view={view} {...rest} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** How many views the bottom bar has; the sheet behind "More" has all of them. */
const barLength = 4

/** What parents open most, by how often they need it with one hand. */
const mostUsed: readonly string[] = ['dashboard', 'messages', 'billing', 'attendance', 'notices']

/** The views of the bar, in the order of the navigation. */
export function barOf(views: readonly View[]): View[] {
  const rank = ({ id }: View) => (mostUsed.indexOf(id) + mostUsed.length + 1) % (mostUsed.length + 1)
  const chosen = views.toSorted((a, b) => rank(a) - rank(b)).slice(0, barLength)
  return views.filter((view) => chosen.includes(view))
}

/** The views in their groups; a group without any is left out. */
export function groupsOf(views: readonly View[]): { group: string; views: View[] }[] {
  return groups
    .map((group) => ({ group, views: views.filter((view) => (view.group ?? groups[0]) === group) }))
    .filter((entry) => entry.views.length > 0)
}
