import type { ReactNode } from 'react'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { card } from '../parts/card.css.ts'
import type { DocumentLink, FeeSchedule } from '../siteData.ts'
import { DocumentList } from './DocumentList.tsx'
import * as styles from './EnrollInfo.css.ts'
import { FeesCard } from './FeesCard.tsx'

const steps = [
  { title: 'Schedule a Tour', text: 'Come and see us, meet the teachers and ask everything.' },
  { title: 'Complete Registration', text: 'Fill in the form online in five minutes, or download it.' },
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
    <div className={styles.grid}>
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
