import { ofTaughtClasses } from '#graphql/data/classScope.ts'
import type { RowsRequest } from '#graphql/data/transaction.ts'
import { notFound } from '#graphql/platform/errors.ts'
import type { SignedIn } from '#graphql/platform/policy.ts'
import { type TimetableChange, TimetableEntry } from './timetableEntry.model.ts'

/** A change of many entries: a repeated request is answered while all of them are in classes of the viewer. */
export const changeOfEntries = (
  viewer: SignedIn,
  request: { action: string; input: unknown },
): RowsRequest<TimetableChange> => ({
  ...request,
  idsOf: ({ entries, removed }) => [...entries, ...removed].map(({ id }) => id),
  readAgain: async ({ db }, ids) => {
    const rows = await TimetableEntry.query(db).findByIds(ids).modify(ofTaughtClasses(viewer)).orderBy('id')
    if (rows.length < ids.length) throw notFound('One of these timetable entries')
    const entries = rows.filter(({ deletedAt }) => deletedAt === null)
    return { entries, removed: rows.filter((row) => !entries.includes(row)), leftOut: [] }
  },
})
