import { CalendarOff, Check, Clock, X } from 'lucide-react'
import { StatCard } from '#web/ui/Card/Card.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { countsOf, type StaffRow } from './staffDay.ts'

/** How many of the staff are in on a day: the four counts of the specification. */
export function StaffCounts({ rows }: { rows: readonly StaffRow[] }) {
  const counts = countsOf(rows)
  return (
    <Grid columnsOf={150}>
      <StatCard label="Present" value={counts.present} icon={Check} tone="leaf" />
      <StatCard label="Absent" value={counts.absent} icon={X} tone="coral" />
      <StatCard label="Late" value={counts.late} icon={Clock} tone="marigold" />
      <StatCard label="On Leave" value={counts.onLeave} icon={CalendarOff} tone="sky" />
    </Grid>
  )
}
