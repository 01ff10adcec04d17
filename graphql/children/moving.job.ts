import type { Knex } from 'knex'
import { now } from '#graphql/data/rows.ts'
import { startJob } from '#graphql/platform/jobs/job.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Child } from './child.model.ts'
import { hasLeft } from './enrolment.rules.ts'
import { noMove, programAfter } from './moving.rules.ts'

const lookEvery = 60_000

interface Due {
  id: number
  version: number
  classId: number | null
  programId: number | null
  nextClassId: number
  nextClassOn: string
  enrolledOn: string
  lastDay: string | null
  fromProgramId: number | null
  toProgramId: number | null
}

/**
 * Puts children into the classes that they move on to, from the day that was planned. A child who has left by then, and
 * one whose class was closed, stays where it is. Several instances may do it at once.
 * @returns how many moved
 */
export const makeDueMoves = (db: Knex, today = todayInJohannesburg()): Promise<number> =>
  db.transaction(async (running) => {
    const due: Due[] = await running('children')
      .leftJoin('classes as old', 'old.id', 'children.class_id')
      .leftJoin('classes as next', (join) => join.on('next.id', 'children.next_class_id').onNull('next.deleted_at'))
      .where('children.next_class_on', '<=', today)
      .whereNull('children.deleted_at')
      .orderBy('children.id')
      .select('children.id', 'children.version', 'children.class_id', 'children.program_id', 'children.next_class_on')
      .select('children.enrolled_on', 'children.last_day', 'next.id as next_class_id')
      .select('old.program_id as from_program_id', 'next.program_id as to_program_id')
      .forUpdate('children')
      .skipLocked()
    let moved = 0
    for (const child of due) {
      const stays = child.nextClassId === null || hasLeft(child, child.nextClassOn)
      const programId = programAfter(child, { programId: child.fromProgramId }, { programId: child.toProgramId })
      const values = stays ? {} : { classId: child.nextClassId, programId }
      const after = { ...noMove, ...values, version: child.version + 1 }
      await running('children')
        .where({ id: child.id })
        .update({ ...after, updatedAt: now() })
      const { classId, programId: before, nextClassOn } = child
      await running('audit_entries').insert({
        action: 'moveChildren',
        entity: Child.entity,
        entityId: child.id,
        before: JSON.stringify({ classId, programId: before, nextClassOn }),
        after: JSON.stringify(after),
      })
      if (!stays) moved += 1
    }
    return moved
  })

export const startMoves = (db: Knex, onError: (error: unknown) => void) =>
  startJob({ run: () => makeDueMoves(db), wait: () => lookEvery, onError })
