import type { AnyQueryBuilder, QueryBuilder } from 'objection'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import { ofTaught, taughtScope } from '#graphql/data/classScope.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import type { Row, RowClass } from '#graphql/data/model.ts'
import {
  inOrder,
  lastDeletedFirst,
  latestFirst,
  type Page,
  type PageRequest,
  paginate,
} from '#graphql/data/paginate.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import { oneOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, type Policy, type SignedIn } from '#graphql/platform/policy.ts'
import type { Opening } from './reportCard.model.ts'
import { mayReadEveryReport, mayReadReports, maySeeOpenings } from './reportCards.policy.ts'

/** What somebody has opened, or not yet. */
export interface Openable {
  id: number
  isNew?: boolean
}

/** A text about a child that its parents read. */
type Published = Row & Openable & { childId: number }

/** The table of who opened it, and its column with the id. */
export interface Openings {
  openings: string
  key: string
}

/** Report cards and reports are listed, read and opened in the same way. */
export interface Publication<Kind extends Published> extends Openings {
  model: RowClass<Kind>
  mayManage: Policy
  day: string
  /** Which ones parents read. */
  forParents: object
  /** Whether teachers read all of those on the children they teach. */
  forTeachers?: boolean
}

const currentChildren = ({ db }: Context) => db('children').where({ deletedAt: null }).select('id')

function queryOf<Kind extends Published>(
  context: Context,
  { model, mayManage }: Publication<Kind>,
): QueryBuilder<Kind, Kind[]> {
  const viewer = authorise(context, mayManage)
  const query: AnyQueryBuilder = (model as typeof Row).query(context.db)
  return query.whereIn('childId', currentChildren(context)).modify(ofTaught(context, viewer)) as QueryBuilder<
    Kind,
    Kind[]
  >
}

/**
 * Those in use, the latest first; for teachers those on the children they teach.
 * @param page null for the whole list
 */
export const inUse = <Kind extends Published>(
  context: Context,
  publication: Publication<Kind>,
  page: PageRequest | null,
  narrow: (query: AnyQueryBuilder) => unknown = () => undefined,
): Promise<Page<Kind>> => {
  const query = queryOf(context, publication).whereNull('deletedAt')
  narrow(query)
  return paginate(query, latestFirst(publication.day), page)
}

/** Those that were deleted and can be restored, the last one first; narrowed in the same way. */
export const deleted = <Kind extends Published>(
  context: Context,
  publication: Publication<Kind>,
  page: PageRequest,
): Promise<Page<Kind>> => {
  const query = queryOf(context, publication).whereNotNull('deletedAt')
  return paginate(query, lastDeletedFirst, page)
}

const find = <Kind extends Published>(
  context: Context,
  { model, forParents, forTeachers }: Publication<Kind>,
  viewer: SignedIn,
  id: number,
): Promise<Kind> =>
  findRow(context, model, id, {
    scope: (query: AnyQueryBuilder) => {
      query.whereIn('childId', currentChildren(context))
      if (mayReadEveryReport(viewer)) return
      query.where((seen) => {
        seen.where((own) => own.where(forParents).whereIn('childId', guardianScope(context, viewer)))
        if (forTeachers) seen.orWhereIn('childId', taughtScope(context, viewer))
      })
    },
  })

/** @throws AppError NOT_FOUND, also for another family's, and for teachers for another class's */
export const readPublished = <Kind extends Published>(context: Context, publication: Publication<Kind>, id: number) =>
  find(context, publication, authorise(context, mayReadReports), id)

/** Those on a child, the latest first, each with whether the viewer has not opened it yet. */
export function publishedOf<Kind extends Published>(context: Context, publication: Publication<Kind>, childId: number) {
  const { model, day, openings, key, forParents, forTeachers = false } = publication
  const { tableName } = model
  const wanted: ChildRows<Kind> = {
    name: tableName,
    policy: mayReadReports,
    forTeachers,
    rows: ({ db, viewer }) =>
      db(tableName)
        .whereRaw('child_id = children.id and children.deleted_at is null')
        .where({ deletedAt: null })
        .where((seen) => {
          if (mayReadEveryReport(viewer)) return
          seen.where(forParents)
          if (forTeachers) seen.orWhereIn('child_id', taughtScope({ db }, viewer))
        })
        .orderBy(inOrder(latestFirst(day)))
        .select(
          `${tableName}.*`,
          db.raw('not exists (select from ?? where ?? = ?? and user_id = ?) as is_new', [
            openings,
            key,
            `${tableName}.id`,
            viewer.id,
          ]),
        ),
    parse: asRow(model),
  }
  return readOfChild(context, childId, wanted)
}

/**
 * Records that a parent opened it, the first time alone. Of staff nothing is recorded.
 * @throws AppError NOT_FOUND, also for another family's
 */
export function openPublished<Kind extends Published>(
  context: Context,
  publication: Publication<Kind>,
  id: number,
): Promise<Kind> {
  const viewer = authorise(context, mayReadReports)
  const { openings, key } = publication
  return inTransaction(context, async (inner) => {
    const row = await find(inner, publication, viewer, id)
    const [own] = await inner
      .db('children')
      .where({ id: row.childId })
      .whereRaw('id in (?)', [guardianScope(inner, viewer)])
    const opening = { [key]: id, userId: viewer.id }
    if (own) await inner.db(openings).insert(opening).onConflict([key, 'user_id']).ignore()
    return row
  })
}

/** Who opened one of them, the first one first: for administrators, and none for everybody else. */
export function openingsOf(context: Context, { openings, key }: Openings, { id }: { id: number }) {
  const viewer = authorise(context, mayReadReports)
  if (!maySeeOpenings(viewer)) return []
  return context.loaders
    .many<Opening & { id: number }>(
      openings,
      (ids) =>
        context
          .db(openings)
          .join('users', 'users.id', 'user_id')
          .where(key, oneOf(context.db, ids))
          .orderBy(['opened_at', 'user_id'])
          .select(`${key} as id`, 'first_name', 'last_name', 'opened_at'),
      (opening) => opening.id,
    )
    .load(id)
}

export function isNew(context: Context, { openings, key }: Openings, row: Openable) {
  if (row.isNew !== undefined) return row.isNew
  const viewer = authorise(context, mayReadReports)
  const own = context.loaders.counts(`${openings}.own`, key, () => context.db(openings).where({ userId: viewer.id }))
  return own.load(row.id).then((opened) => opened === 0)
}
