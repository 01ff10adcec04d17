import { useId } from 'react'
import { groupsOf } from './grouping.ts'
import * as styles from './navigation.css.ts'
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
