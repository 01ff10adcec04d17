import type { MoveChoicesQuery } from './students.generated.ts'

/** A child who may move to another class. */
export interface Mover {
  id: number
  firstName: string
  lastName: string
  namesakeBirthday: string | null
  dateOfBirth: string
  classId: number | null
  nextClassId: number | null
}

export type Places = MoveChoicesQuery['classPlaces'][number]

export interface Move {
  childId: number
  classId: number
}

/** Who goes where: a child whose class is left empty stays. */
export const movesIn = (movers: readonly Mover[], targetOf: (child: Mover) => string): Move[] =>
  movers.flatMap((child) => {
    const classId = Number(targetOf(child))
    return classId > 0 && classId !== child.classId ? [{ childId: child.id, classId }] : []
  })

/**
 * How full each class is after these moves: of the classes that somebody moves to. Whose move into a class is planned
 * already is counted there; a child who moves out makes room, unless that is planned already as well.
 */
export const placesAfter = (places: readonly Places[], movers: readonly Mover[], moves: readonly Move[]) =>
  places.flatMap(({ class: { id, name, capacity }, taken, offered }) => {
    const into = moves.filter(({ classId }) => classId === id)
    if (into.length === 0) return []
    const moverOf = (childId: number) => movers.find((child) => child.id === childId)
    const arriving = into.filter(({ childId }) => moverOf(childId)?.nextClassId !== id).length
    const going = moves.filter(({ childId }) => {
      const child = moverOf(childId)
      return child?.nextClassId === id || (child?.classId === id && child.nextClassId === null)
    })
    const leaving = going.filter(({ classId }) => classId !== id).length
    const all = taken + offered + arriving - leaving
    return [{ id, name, capacity, taken: all, over: Math.max(0, all - capacity) }]
  })
