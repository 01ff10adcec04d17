import { Download } from 'lucide-react'
import { ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { SearchField } from '#web/ui/Field/SearchField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import type { useSearch } from '../shared/useParameter.ts'
import { type Filters, type ListedApplication, startMonths } from './application.ts'
import * as styles from './Applications.css.ts'

const views = [
  { value: 'board', label: 'Board' },
  { value: 'table', label: 'Table' },
] as const
export type View = (typeof views)[number]['value']

const programs = ENROLLMENT_PROGRAMS.map(({ code, label }) => ({ value: code, label }))

interface ApplicationsToolbarProps {
  applications: readonly ListedApplication[]
  /** Years in which applications were received. */
  years: readonly number[]
  /** The one that is looked back at; null for what is at hand. */
  year: number | null
  onYear: (year: number | null) => void
  search: ReturnType<typeof useSearch>['box']
  filters: Filters
  onFilter: (change: Partial<Filters>) => void
  view: View
  onView: (view: View) => void
  onExport: () => void
}

/** What is shown of the applications, and how. */
export function ApplicationsToolbar(props: ApplicationsToolbarProps) {
  const { applications, years, year, onYear, search, filters, onFilter, view, onView, onExport } = props
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField {...search} placeholder={search.label} size="compact" />
      </div>
      <div className={styles.choice}>
        <SelectField
          label="Program"
          hideLabel
          size="compact"
          placeholder="All programs"
          options={programs}
          value={filters.program}
          onChange={(event) => onFilter({ program: event.target.value })}
        />
      </div>
      <div className={styles.choice}>
        <SelectField
          label="Start"
          hideLabel
          size="compact"
          placeholder="Any start date"
          options={startMonths(applications)}
          value={filters.start}
          onChange={(event) => onFilter({ start: event.target.value })}
        />
      </div>
      <div className={styles.choice}>
        <SelectField
          label="Received"
          hideLabel
          size="compact"
          placeholder="Open and last 12 months"
          options={years.map((value) => ({ value: String(value), label: `Received in ${value}` }))}
          value={year === null ? '' : String(year)}
          onChange={(event) => onYear(Number(event.target.value) || null)}
        />
      </div>
      <div className={styles.end}>
        {year === null && (
          <div className={styles.view}>
            <SegmentedControl label="View" segments={views} value={view} onChange={onView} />
          </div>
        )}
        <Button size="small" icon={Download} onClick={onExport}>
          Export CSV
        </Button>
      </div>
    </div>
  )
}
