import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { compareWords } from '#web/ui/Table/compareWords.ts'
import { PrintoutsDocument, type PrintoutsQuery } from '../students.generated.ts'

export type PrintedChild = PrintoutsQuery['children'][number]

export interface PrintedRoom {
  id: number
  name: string
  room: string
  children: readonly PrintedChild[]
}

/** The classes that have children, and last the children without one. */
export function roomsOf({ classes, children }: Pick<PrintoutsQuery, 'classes' | 'children'>): PrintedRoom[] {
  const byFirstName = children.toSorted((one, other) => compareWords(one.firstName, other.firstName))
  const of = (classId: number | null) => byFirstName.filter((child) => child.classId === classId)
  return [
    ...classes.map(({ id, name, room }) => ({ id, name, room, children: of(id) })),
    { id: 0, name: 'No class yet', room: '', children: of(null) },
  ].filter((room) => room.children.length > 0)
}

/** Who is in changes by the minute: a sheet is always read from the server. */
export const usePrintouts = () =>
  useScreenQuery(PrintoutsDocument, { today: todayInJohannesburg() }, { fetchPolicy: 'network-only' })
