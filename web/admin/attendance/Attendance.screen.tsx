import { School } from 'lucide-react'
import { useState } from 'react'
import { closedInWords } from '#graphql/closedDays/closedDays.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { ExportMenu } from '#web/admin/shared/export/ExportMenu.tsx'
import { OnPaper, PrintButton } from '#web/admin/shared/export/OnPaper.tsx'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { section } from '#web/admin/shared/export/paper.css.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { StaffDayDocument } from './attendance.generated.ts'
import { DayPicker } from './parts/DayPicker.tsx'
import { useAddress } from './parts/useAddress.ts'
import { registerOf, StudentAttendance } from './register/StudentAttendance.tsx'
import { staffAsRows } from './staff/staffDay.ts'
import { StaffRegister } from './staff/StaffRegister.tsx'

/** Who is in: the registers of the children and of the staff. */
export function Attendance() {
  const address = useAddress()
  return (
    <div className={section}>
      <Tabs
        label="Attendance"
        chosen={address.tab}
        onChoose={address.setTab}
        tabs={[
          { id: 'students', label: 'Student Attendance', content: () => <StudentAttendance address={address} /> },
          {
            id: 'staff',
            label: 'Staff Attendance',
            content: () => <StaffAttendance date={address.date} onDate={address.setDate} />,
          },
        ]}
      />
    </div>
  )
}

export const screen: Screen = { Page: Attendance, first: () => [registerOf(todayInJohannesburg(), null)] }

const ClassStaffDialog = lazyModule(() => import('./classStaff/ClassStaffDialog.tsx')).component('ClassStaffDialog')

/** The staff register with its date: also a part of the Staff section. */
export function StaffAttendance({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const query = useScreenQuery(StaffDayDocument, { date })
  const { data } = query
  const [assigning, setAssigning] = useState(false)
  const rows = data?.staffDay
  const closed = data ? closedInWords(date, data.closedDays) : null
  return (
    <div className={paper.screen}>
      <div className={paper.toolbar}>
        <DayPicker date={date} onChange={onDate} />
        <div className={paper.tools}>
          <Button size="small" icon={School} onClick={() => setAssigning(true)}>
            Staff of a class
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
      {rows ? (
        <div className={paper.onScreen}>
          <StaffRegister date={date} closed={closed} rows={rows} />
        </div>
      ) : (
        <QueryState
          query={query}
          label="Loading staff attendance"
          failed="Failed to fetch attendance data"
          height="line"
          count={12}
        />
      )}
      {assigning && <ClassStaffDialog onClose={() => setAssigning(false)} />}
    </div>
  )
}
