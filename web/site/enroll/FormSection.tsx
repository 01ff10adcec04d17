import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Blob, type Companion } from '#web/ui/Blob/Blob.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import * as styles from '../parts/form.css.ts'

interface FormSectionProps {
  title: string
  icon: LucideIcon
  tone: Companion
  children: ReactNode
}

/** A part of a long form with its heading. */
export function FormSection({ title, icon, tone, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.legend}>
        <Blob icon={icon} tone={tone} size="small" />
        <Heading level={2} look="h3" id={id}>
          {title}
        </Heading>
      </div>
      {children}
    </section>
  )
}
