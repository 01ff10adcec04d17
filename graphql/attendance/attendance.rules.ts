export const attendanceStatuses = ['present', 'absent', 'late'] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** Late arrivals are present. */
export const presentStatuses = ['present', 'late'] as const satisfies readonly AttendanceStatus[]

export const isPresent = (status: AttendanceStatus): boolean => status !== 'absent'

/** A month, `yyyy-MM`. */
export const isMonth = (text: string): boolean => /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(text)
