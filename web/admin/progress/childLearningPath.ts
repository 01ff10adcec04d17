import { paths } from '#web/app/paths.ts'

/** Address of what is known of a child's learning. */
export const childLearningPath = (id: number) => `${paths.adminSection('learning-progress')}&tab=record&child=${id}`
