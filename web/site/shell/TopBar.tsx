import { Mail, Phone } from 'lucide-react'
import { callLink } from '#web/shared/brand/reach.ts'
import { classes } from '#web/ui/layout.ts'
import { column } from '../parts/layout.css.ts'
import type { CentreContact } from '../siteData.ts'
import { daySpan } from '../wording.ts'
import * as styles from './TopBar.css.ts'

export function TopBar({ centre }: { centre: CentreContact }) {
  return (
    <section className={styles.bar} aria-label="Contact and hours">
      <div className={classes(column, styles.row)}>
        {centre.phone && (
          <a href={callLink(centre.phone)}>
            <Phone aria-hidden />
            {centre.phone}
          </a>
        )}
        {centre.email && (
          <a href={`mailto:${centre.email}`}>
            <Mail aria-hidden />
            {centre.email}
          </a>
        )}
        <span className={styles.hours}>{`${centre.city} • Open Mon-Fri ${daySpan(centre.centreHours)}`}</span>
      </div>
    </section>
  )
}
