import { Mail, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Brand } from '#web/shared/brand/Brand.tsx'
import { callLink } from '#web/shared/brand/reach.ts'
import { classes } from '#web/ui/layout.ts'
import { column } from '../parts/parts.css.ts'
import type { CentreContact, ProgramLink } from '../siteData.ts'
import { daySpan } from '../wording.ts'
import { AccountLinks, type AccountProps, MainNav } from './MainNav.tsx'
import * as styles from './header.css.ts'
import { PhoneMenu } from './PhoneMenu.tsx'

/** How far a page is scrolled, in pixels, before the header turns solid. */
const solidAfter = 20

function useScrolled() {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > solidAfter)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return scrolled
}

export function SiteHeader(props: AccountProps & { centre: CentreContact; programs: ProgramLink[] }) {
  const scrolled = useScrolled()
  return (
    <header className={classes(styles.header, scrolled && styles.solid)} data-solid={scrolled}>
      <div className={classes(column, styles.row)}>
        <Brand centre={props.centre} />
        <MainNav programs={props.programs} />
        <AccountLinks viewer={props.viewer} onLogout={props.onLogout} />
        <PhoneMenu programs={props.programs} viewer={props.viewer} onLogout={props.onLogout} />
      </div>
    </header>
  )
}

export function TopBar({ centre }: { centre: CentreContact }) {
  return (
    <section className={styles.bar} aria-label="Contact and hours">
      <div className={classes(column, styles.topBarRow)}>
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
