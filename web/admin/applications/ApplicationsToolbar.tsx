import { Download, Plus } from 'lucide-react'
import { ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { Toolbar, type ToolbarProps } from '#web/admin/shared/people/Toolbar.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { type Filters, type ListedApplication, startMonths } from './application.ts'

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
  search: ToolbarProps['search']
  filters: Filters
  onFilter: (change: Partial<Filters>) => void
  view: View
  onView: (view: View) => void
  onExport: () => void
  onAdd: () => void
}

/** What is shown of the applications, and how. */
export function ApplicationsToolbar(props: ApplicationsToolbarProps) {
  const { applications, years, year, onYear, search, filters, onFilter, view, onView, onExport, onAdd } = props
  return (
    <Toolbar
      search={search}
      filters={[
        {
          label: 'Program',
          placeholder: 'All programs',
          options: programs,
          value: filters.program,
          onChoose: (program) => onFilter({ program: program ?? '' }),
        },
        {
          label: 'Start',
          placeholder: 'Any start date',
          options: startMonths(applications),
          value: filters.start,
          onChoose: (start) => onFilter({ start: start ?? '' }),
        },
        {
          label: 'Received',
          placeholder: 'Open and last 12 months',
          options: years.map((value) => ({ value: String(value), label: `Received in ${value}` })),
          value: year,
          onChoose: (value) => onYear(Number(value) || null),
        },
      ]}
    >
      {year === null && <SegmentedControl label="View" segments={views} value={view} onChange={onView} />}
      <IconButton icon={Download} label="Export CSV" tone="secondary" onClick={onExport} />
      <Button size="small" tone="primary" icon={Plus} onClick={onAdd}>
        Add application
      </Button>
    </Toolbar>
  )
}
