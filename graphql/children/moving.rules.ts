interface Program {
  programId: number | null
}

/** The program of a child who moves to another class: where it follows that of its class, it changes to the new one's. */
export const programAfter = (child: Program, from: Program | null, to: Program): number | null =>
  to.programId !== null && (child.programId === null || child.programId === from?.programId)
    ? to.programId
    : child.programId

/** A move that is not planned any more. */
export const noMove = { nextClassId: null, nextClassOn: null }
