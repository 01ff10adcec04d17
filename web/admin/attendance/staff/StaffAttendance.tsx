import { School } from 'lucide-react'
import { useState } from 'react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { ClassStaffDialog } from '../classStaff/ClassStaffDialog.tsx'
import { closedInWords } from '../parts/closed.ts'
import { DayPicker } from '../parts/DayPicker.tsx'
import { ExportMenu } from '../parts/ExportMenu.tsx'
import { OnPaper } from '../parts/OnPaper.tsx'
import * as parts from '../parts/parts.css.ts'
import { StaffDayDocument } from './StaffDay.generated.ts'
import { StaffRegister } from './StaffRegister.tsx'
import { staffAsRows } from './staffDay.ts'

/** The staff register with its date: also a part of the Staff section. */
export function StaffAttendance({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const { data, error, loading, refetch } = useScreenQuery(StaffDayDocument, { date })
  const [assigning, setAssigning] = useState(false)
  const rows = data?.staffDay
  const closed = closedInWords(date)
  return (
    <div className={parts.screen}>
      <div className={parts.toolbar}>
        <DayPicker date={date} onChange={onDate} />
        <div className={parts.tools}>
          <Button size="small" icon={School} onClick={() => setAssigning(true)}>
            Staff of a class
          </Button>
          <ExportMenu
            fileName={`staff-attendance-${date}`}
            sheet={`Staff ${date}`}
            rows={() => staffAsRows(rows ?? [])}
            disabled={!rows || rows.length === 0}
          />
        </div>
      </div>
      <OnPaper title="Staff attendance" date={date} rows={staffAsRows(rows ?? [])} />
      {closed && (
        <div className={parts.onScreen}>
          <Notice>{closed}</Notice>
        </div>
      )}
      {rows ? (
        <div className={parts.onScreen}>
          <StaffRegister date={date} rows={rows} />
        </div>
      ) : error ? (
        <ErrorState title="Failed to fetch attendance data" retrying={loading} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList label="Loading staff attendance" height="line" count={12} />
      )}
      {assigning && <ClassStaffDialog onClose={() => setAssigning(false)} />}
    </div>
  )
}
