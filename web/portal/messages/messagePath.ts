import { viewPath } from '../views.ts'

/** Address of a conversation with the school, or of all of them. */
export const messagePath = (id: number | null) =>
  id === null ? viewPath('messages') : `${viewPath('messages')}?conversation=${id}`

/** Address at which a message to the school is begun, about one of one's own children or in general. */
export const writePath = (childId: number | null) => `${viewPath('messages')}?write=${childId ?? 'general'}`

/** Whom the message is about that an address begins; null where it begins none. */
export const writingIn = (search: string): string | null => new URLSearchParams(search).get('write')

/** The conversation that an address asks for. */
export function conversationIn(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('conversation'))
  return Number.isInteger(id) && id > 0 ? id : null
}
