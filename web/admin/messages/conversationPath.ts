import { paths } from '#web/app/paths.ts'

/** Address of a conversation. */
export const conversationPath = (id: number) => `${paths.adminSection('messages')}&conversation=${id}`
