import type { ReactNode } from 'react'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './parts.css.ts'
import { column } from './parts.css.ts'

interface BandProps {
  children: ReactNode
  /** A tinted band starts with a wave; never tint two in a row. */
  tone?: keyof typeof styles.tone
  pad?: keyof typeof styles.pad
  /** Names the section where it has no heading of its own. */
  label?: string
  labelledBy?: string
}

/** One horizontal section of a public page. */
export function Band({ children, tone = 'ground', pad = 'full', label, labelledBy }: BandProps) {
  return (
    <section
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes(styles.band, styles.tone[tone], styles.pad[pad])}
    >
      {tone === 'sunken' && <Wave tone="sunken" />}
      <div className={column}>{children}</div>
    </section>
  )
}

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

export function Wave({ tone }: { tone: keyof typeof styles.waveColor }) {
  return (
    <svg
      className={classes(styles.wave, styles.waveColor[tone])}
      viewBox="0 0 1440 44"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill="currentColor" d="M0 44V24C180 2 330 4 520 20S880 44 1080 26 1340 4 1440 18V44Z" />
    </svg>
  )
}
