import { School } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { closedText } from '#graphql/closedDays/closedDays.rules.ts'
import { ExportMenu } from '#web/admin/shared/export/ExportMenu.tsx'
import { OnPaper, PrintButton } from '#web/admin/shared/export/OnPaper.tsx'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { StaffDayDocument } from '../attendance.generated.ts'
import { DayPicker } from '../parts/DayPicker.tsx'
import type { useAddress } from '../parts/useAddress.ts'
import { StaffLeave } from '../leave/StaffLeave.tsx'
import { staffDialogs } from './lazyDialogs.ts'
import { staffAsRows } from './staffDay.ts'
import { StaffMonth } from './StaffMonth.tsx'
import { StaffRegister } from './StaffRegister.tsx'

const ClassStaffDialog = staffDialogs.component('ClassStaffDialog')

type Address = ReturnType<typeof useAddress>

const views = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
  { value: 'leave', label: 'Leave' },
] as const

/** The staff on a day, their hours over a month, or their leave. */
export function StaffAttendance({ address }: { address: Address }) {
  const view = address.view === 'home' ? 'day' : address.view
  const switchView = <SegmentedControl label="View" segments={views} value={view} onChange={address.setView} />
  if (view === 'month') return <StaffMonth before={switchView} month={address.month} onMonth={address.setMonth} />
  if (view === 'leave') return <StaffLeave before={switchView} />
  return <StaffDay date={address.date} onDate={address.setDate} before={switchView} />
}

interface StaffDayProps {
  date: string
  onDate: (date: string) => void
  /** Before the date: the switch between day and month. */
  before: ReactNode
}

function StaffDay({ date, onDate, before }: StaffDayProps) {
  const query = useScreenQuery(StaffDayDocument, { date })
  const { data } = query
  const [assigning, setAssigning] = useState(false)
  const rows = data?.staffDay
  const closed = data ? closedText(date, data.closedDays) : null
  return (
    <div className={paper.screen}>
      <div className={paper.toolbar}>
        <div className={paper.tools}>
          {before}
          <DayPicker date={date} onChange={onDate} />
        </div>
        <div className={paper.tools}>
          <Button size="small" icon={School} onClick={() => setAssigning(true)}>
            Class staff
          </Button>
          <PrintButton disabled={!rows || rows.length === 0} />
          <ExportMenu
            fileName={`staff-attendance-${date}`}
            sheet={`Staff ${date}`}
            rows={() => staffAsRows(rows ?? [])}
            disabled={!rows || rows.length === 0}
          />
        </div>
      </div>
      <OnPaper signed title="Staff attendance" date={date} note={closed} rows={staffAsRows(rows ?? [])} />
      {closed && (
        <div className={paper.onScreen}>
          <Notice>{closed}</Notice>
        </div>
      )}
      <div className={paper.onScreen}>
        <QueryState
          query={query}
          label="Loading staff attendance"
          failed="Failed to fetch attendance data"
          height="line"
          count={12}
        >
          {({ staffDay }) => <StaffRegister date={date} closed={closed} rows={staffDay} />}
        </QueryState>
      </div>
      {assigning && <ClassStaffDialog onClose={() => setAssigning(false)} />}
    </div>
  )
}
