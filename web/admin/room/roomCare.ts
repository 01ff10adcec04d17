import { formatDate } from '#graphql/values/dates.ts'
import { suppliesOf, toldAsleep, versionsOf, waitingVersion, withStored } from '#web/admin/care/careAnswers.ts'
import { type CaredChild, formatVersion } from '#web/admin/care/careEntries.ts'
import type { RegisterRow } from '../attendance/register/rows.ts'
import { whereIs } from './ChildFaces.tsx'
import type { RoomAction, RoomResult } from './roomActions.ts'
import type { Room } from './roomStore.ts'

type CareAction = Extract<RoomAction, { kind: 'care' }>

const nameOf = ({ faces }: Pick<Room, 'faces'>, userId: number) =>
  faces.find((face) => face.userId === userId)?.firstName ?? null

/** The day of the children with what the server has stored of it, until it is read again. */
export const careWith = (room: Room, answered: readonly { item: RoomAction; result: RoomResult }[]): Room['care'] =>
  answered.reduce((care, { item, result }) => {
    if (item.kind !== 'care' || result.refused || item.date !== room.date) return care
    const said = { at: item.at, byName: nameOf(room, item.by) }
    return care.map((child) =>
      child.childId === item.childId ? { ...child, entries: withStored(child.entries, item.care, said) } : child,
    )
  }, room.care)

interface Shown {
  room: Room
  actions: readonly RoomAction[]
  /** `HH:mm` */
  time: string
  /** Whether the entries that were read are those of now: while somebody acts. */
  isOpen: boolean
}

/** The children of a class as the care of the room shows them, with what waits here. */
export function caredChildren(rows: readonly RegisterRow[], { room, actions, time, isOpen }: Shown): CaredChild[] {
  const waiting = actions.filter(
    (action): action is CareAction => action.kind === 'care' && !action.refused && action.date === room.date,
  )
  const told = new Map(room.care.map((child) => [child.childId, child]))
  return rows.map((row) => {
    const own = waiting
      .filter(({ childId }) => childId === row.childId)
      .map(({ care, at, by }) => waitingVersion(care, at, nameOf(room, by)))
    const known = told.get(row.childId)
    const versions = [...(isOpen ? versionsOf(known?.entries ?? []) : []), ...own]
    const sleep = known ? toldAsleep(known, versions) : { asleepSince: null, nextCheckAt: null }
    return {
      childId: row.childId,
      name: row.name,
      allergies: isOpen ? row.allergies : null,
      isHere: ['in', 'coming'].includes(whereIs(row, time)),
      checkMinutes: known?.checkMinutes ?? 30,
      ...sleep,
      versions,
      supplies: isOpen ? suppliesOf(known?.supplies ?? []) : [],
    }
  })
}

/** What was entered, in words: `you entered “Lunch: ate everything” on 9 November 2026`. */
export function enteredText({ care, date }: CareAction, today: string): string {
  const words = `you entered “${formatVersion(care)}”`
  return date === today ? words : `${words} on ${formatDate(date)}`
}
