import { Band } from '../parts/Band.tsx'
import type { Statistic } from '../siteData.ts'
import * as styles from './home.css.ts'

export function Statistics({ name, statistics }: { name: string; statistics: Statistic[] }) {
  return (
    <Band tone="sunken" pad="slim" label={`${name} in numbers`}>
      <dl className={styles.list}>
        {statistics.map(({ value, label }) => (
          <div key={label} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.statisticsValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
