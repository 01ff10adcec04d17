import { viewPath } from '../viewIds.ts'

/** Address of a conversation with the school, or of all of them. */
export const messagePath = (id: number | null) =>
  id === null ? viewPath('messages') : `${viewPath('messages')}?conversation=${id}`

/** The conversation that an address asks for. */
export function conversationIn(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('conversation'))
  return Number.isInteger(id) && id > 0 ? id : null
}
