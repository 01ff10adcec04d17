import { paths } from '#web/app/paths.ts'

/** Address of a student's page. */
export const studentPath = (id: number) => `${paths.adminSection('students')}&child=${id}`
