import type { ReactNode } from 'react'
import { callLink } from '#web/shared/brand/reach.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { classes } from '#web/ui/layout.ts'
import type { CentreContact } from '../siteData.ts'
import * as styles from './parts.css.ts'

type Reached = Pick<CentreContact, 'phone' | 'email'>

/** Without scripts: the other ways to reach the centre. */
export function NeedsScripts({ centre }: { centre: Reached }) {
  return (
    <noscript>
      <Text>
        The form needs JavaScript. Without it, call <TextLink href={callLink(centre.phone)}>{centre.phone}</TextLink> or
        write to <TextLink href={`mailto:${centre.email}`}>{centre.email}</TextLink>, and we will take your details that
        way.
      </Text>
    </noscript>
  )
}

/** A form that the server renders: without scripts it would send nothing, so that the other ways are in its place. */
export const FormPlace = ({ centre, children }: { centre: Reached; children: ReactNode }) => (
  <>
    <NeedsScripts centre={centre} />
    <div className={styles.needsScripts}>{children}</div>
  </>
)

/** The placeholder of a form: bars of its height, and without scripts the other ways to reach the centre. */
export function FormWaiting({ rows, centre }: { rows: number; centre?: CentreContact }) {
  return (
    <div className={styles.waiting}>
      {centre && <NeedsScripts centre={centre} />}
      {Array.from({ length: rows }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- the bars are all alike and never change
        <div key={row} aria-hidden="true">
          <span className={styles.word} />
          <span className={classes(styles.bar, row === rows - 1 && styles.tall)} />
        </div>
      ))}
    </div>
  )
}
