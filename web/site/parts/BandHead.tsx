import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './BandHead.css.ts'

interface BandHeadProps {
  title: string
  lead?: string
  at?: keyof typeof styles.at
  /** 1 at the head of a page, 2 at the head of a band. */
  level?: 1 | 2
  id?: string
}

export function BandHead({ title, lead, at = 'start', level = 2, id }: BandHeadProps) {
  return (
    <div className={classes(styles.head, styles.at[at], level === 1 && styles.page)}>
      <Heading level={level} id={id}>
        {title}
      </Heading>
      {lead && (
        <Text size="lead" tone="muted" prose>
          {lead}
        </Text>
      )}
    </div>
  )
}
