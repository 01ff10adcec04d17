/**
 * `isIn` as a condition in SQL.
 * @param entry name under which `attendance` or `staff_attendance` is read, of today
 * @param now a binding such as `:now`
 */
export const isInBuilding = (entry: 'attendance' | 'staff_attendance', now: string) =>
  `(${entry}.status in ('present', 'late') and (${entry}.time_out is null or ${entry}.time_out > ${now})
    and (${entry}.time_in is null or ${entry}.time_in <= ${now}))`
