import { useState } from 'react'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { StaffAttendance } from '../attendance/staff/StaffAttendance.tsx'
import { useParameter } from '../useParameter.ts'
import { StaffList } from './StaffList.tsx'

/** Staff Management: who works here, and who is in on a day. */
export function Staff() {
  const [tab, setTab] = useParameter('tab')
  const [date, setDate] = useState(() => todayInJohannesburg())
  return (
    <Tabs
      label="Staff"
      chosen={tab === 'attendance' ? tab : 'members'}
      onChoose={(next) => setTab(next === 'attendance' ? next : null)}
      tabs={[
        { id: 'members', label: 'Staff Members', content: () => <StaffList /> },
        { id: 'attendance', label: 'Attendance', content: () => <StaffAttendance date={date} onDate={setDate} /> },
      ]}
    />
  )
}
