import { useEffect, useState } from 'react'
import { classes } from '#web/ui/layout.ts'
import { column } from '../parts/layout.css.ts'
import type { CentreContact, ProgramLink } from '../siteData.ts'
import { AccountLinks, type AccountProps } from './AccountLinks.tsx'
import { Brand } from '#web/shared/brand/Brand.tsx'
import { MainNav } from './MainNav.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import * as styles from './SiteHeader.css.ts'

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
