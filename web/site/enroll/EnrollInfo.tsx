import { Download, FileText } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Band, BandHead } from '../parts/Band.tsx'
import { card } from '../parts/parts.css.ts'
import type { DocumentLink, FeeSchedule } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import * as styles from './enroll.css.ts'
import { FeesCard } from './FeesCard.tsx'

const steps = [
  { title: 'Schedule a Tour', text: 'Come and see us, meet the teachers and ask us anything.' },
  { title: 'Complete Registration', text: 'Apply online in five minutes, or download the form.' },
  { title: 'Welcome', text: 'We settle your child in at their own pace.' },
]

interface EnrollInfoProps {
  fees: FeeSchedule
  documents: DocumentLink[]
  /** "Enroll Now": a link on the home page, a button where the form is one step away. */
  action: ReactNode
  /** Level of the headings of the steps. */
  level?: 2 | 3
}

export function EnrollInfo({ fees, documents, action, level = 3 }: EnrollInfoProps) {
  return (
    <div className={styles.enrollInfoGrid}>
      <div className={styles.part}>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={classes(card, styles.step)}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <Heading level={level} look="h3">
                  {title}
                </Heading>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <DocumentList documents={documents} />
      </div>
      <div className={styles.part}>
        <FeesCard fees={fees} level={level} />
        {action}
      </div>
    </div>
  )
}

export function EnrollmentSection({ fees, documents }: { fees: FeeSchedule; documents: DocumentLink[] }) {
  const id = useId()
  return (
    <Band tone="sunken" labelledBy={id}>
      <BandHead id={id} title="Three steps to your child's first day" />
      <EnrollInfo
        fees={fees}
        documents={documents}
        action={
          <ButtonLink tone="primary" wide to={sitePaths.enroll}>
            Enroll Now
          </ButtonLink>
        }
      />
    </Band>
  )
}

export function DocumentList({ documents }: { documents: DocumentLink[] }) {
  return (
    <ul className={styles.list}>
      {documents.map(({ title, href }) => (
        <li key={href}>
          <a href={href} download>
            <FileText aria-hidden />
            {title}
            <span className={styles.kind}>PDF</span>
            <Download aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
