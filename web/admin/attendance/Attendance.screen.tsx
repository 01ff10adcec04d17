import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { section } from '#web/admin/shared/export/paper.css.ts'
import type { Screen } from '#web/app/screens.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { useAddress } from './parts/useAddress.ts'
import { registerOf, StudentAttendance } from './register/StudentAttendance.tsx'
import { StaffAttendance } from './staff/StaffAttendance.tsx'

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
            content: () => <StaffAttendance address={address} />,
          },
        ]}
      />
    </div>
  )
}

export const screen: Screen = { Page: Attendance, first: () => [registerOf(todayInJohannesburg(), null)] }
