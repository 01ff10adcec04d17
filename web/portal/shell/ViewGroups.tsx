import { useId } from 'react'
import { groupsOf } from './grouping.ts'
import * as styles from './navigation.css.ts'
import { type NavigationProps, ViewLink } from './ViewLink.tsx'

/** Every view in its group. */
export function ViewGroups({ views, onChoose, ...rest }: NavigationProps & { onChoose?: () => void }) {
  const id = useId()
  return groupsOf(views).map(({ group, views: entries }, index) => (
    <section key={group} aria-labelledby={`${id}-${index}`} className={styles.group}>
      <h2 id={`${id}-${index}`} className={styles.groupName}>
        {group}
      </h2>
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
