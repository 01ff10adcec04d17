import { StaffList } from './StaffList.tsx'

/** Staff Management. What attendance adds to it goes into the list's `columns` and `children`. */
export function Staff() {
  return <StaffList />
}
