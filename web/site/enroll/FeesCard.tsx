import { useId } from 'react'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import type { FeeSchedule } from '../siteData.ts'
import { rand, shortSpan } from '../wording.ts'
import * as styles from './enroll.css.ts'

export function FeesCard({ fees, level = 3 }: { fees: FeeSchedule; level?: 2 | 3 }) {
  const id = useId()
  const terms = [
    ['Registration fee, once-off', rand(fees.registrationFeeCents)],
    ['Sibling discount', `${fees.siblingDiscountPercent}%`],
    ['Full-time', `Mon-Fri ${shortSpan(fees.fullTime)}`],
    ['Half-day', `Mon-Fri ${shortSpan(fees.halfDay)}`],
  ]
  return (
    <section className={styles.fees} aria-labelledby={id}>
      <Heading level={level} look="h3" id={id}>
        Fees per month
      </Heading>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">Program</th>
              <th scope="col">Full-time</th>
              <th scope="col">Half-day</th>
            </tr>
          </thead>
          <tbody>
            {fees.rows.map((row) => (
              <tr key={row.program}>
                <th scope="row">
                  {row.program}
                  <small>{row.ageLabel}</small>
                </th>
                <td>{rand(row.fullTimeCents)}</td>
                <td>{rand(row.halfDayCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.terms}>
        {terms.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
