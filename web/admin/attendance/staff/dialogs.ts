export { ClassStaffDialog } from '../classStaff/ClassStaffDialog.tsx'
export { AskLeaveDialog, LeaveKindDialog } from '../leave/LeaveDialogs.tsx'
export { StaffAttendanceDialog } from './StaffAttendanceDialog.tsx'
