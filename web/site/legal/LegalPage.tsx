import type { ReactNode } from 'react'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Band, BandHead } from '../parts/Band.tsx'
import * as styles from './LegalPage.css.ts'

export function LegalPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Band pad="below" label={title}>
      <BandHead level={1} title={title} lead={lead} />
      <div className={styles.text}>{children}</div>
    </Band>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      {children}
    </section>
  )
}
