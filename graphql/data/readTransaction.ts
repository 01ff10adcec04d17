import type { Context } from '#graphql/platform/context.ts'
import { Loaders } from './loaders.ts'

/**
 * Runs a read in one transaction, so that all of it sees the same state of the database. Nothing can be written inside:
 * see {@link afterRead}.
 */
export async function readTransaction<Result>(
  context: Context,
  run: (context: Context) => Promise<Result>,
): Promise<Result> {
  const tasks: NonNullable<Context['afterRead']> = []
  const result = await context.db.transaction(
    (db) => run({ ...context, db, isTransaction: true, afterRead: tasks, loaders: new Loaders(db) }),
    { isolationLevel: 'repeatable read', readOnly: true },
  )
  for (const task of tasks) await task(context)
  return result
}

/**
 * Writes what a read leaves behind, such as who looked at medical notes: when its transaction has ended and before it is
 * answered. Outside of a read it is written at once.
 */
export async function afterRead(context: Context, task: (context: Context) => Promise<unknown>) {
  if (context.afterRead) context.afterRead.push(task)
  else await task(context)
}
