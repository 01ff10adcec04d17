export const roles = ['parent', 'teacher', 'admin'] as const
export type Role = (typeof roles)[number]

/** Roles that work at the centre. Staff lists and the timetable's teachers are users with one of them. */
export const staffRoles = ['teacher', 'admin'] as const satisfies readonly Role[]
