import type { AnyQueryBuilder, QueryBuilder } from 'objection'
import { asRow, type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { mayStillSeeChild } from '#graphql/children/visible.service.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import type { Row, RowClass } from '#graphql/data/model.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context, Viewer } from '#graphql/platform/context.ts'
import { authorise, type Policy, type SignedIn } from '#graphql/platform/policy.ts'
import type { Opening } from './reportCard.model.ts'

/** A text about a child that its parents read. */
type Published = Row & { childId: number; isNew?: boolean }

/** The table of who opened it, and its column with the id. */
interface Openings {
  openings: string
  key: string
}

/** Report cards and reports are listed, read and opened in the same way. */
export interface Publication<Kind extends Published> extends Openings {
  model: RowClass<Kind>
  /** The column with its day. */
  day: string
  mayRead: Policy
  /** Whether a viewer reads those on every child; everybody else reads those on the own children. */
  readsEvery(viewer: Viewer): boolean
  maySeeOpenings: Policy
  /** Which ones parents read, where it is not all of them. */
  forParents?: object
}

const latestFirst = (day: string) => [
  { column: day, order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
]

const currentChildren = ({ db }: Context) => db('children').where({ deletedAt: null }).select('id')

const queryOf = <Kind extends Published>(context: Context, model: typeof Row) =>
  (model.query(context.db) as AnyQueryBuilder).whereIn('childId', currentChildren(context)) as QueryBuilder<
    Kind,
    Kind[]
  >

/** Those in use, the latest first. */
export const inUse = <Kind extends Published>(context: Context, { model, day }: Publication<Kind>) =>
  queryOf<Kind>(context, model).whereNull('deletedAt').orderBy(latestFirst(day))

/** Those that were deleted and can be restored, the last one first. */
export const deleted = <Kind extends Published>(context: Context, { model }: Publication<Kind>) =>
  queryOf<Kind>(context, model)
    .whereNotNull('deletedAt')
    .orderBy([{ column: 'deletedAt', order: 'desc' }, 'id'])

const find = <Kind extends Published>(
  context: Context,
  { model, readsEvery, forParents = {} }: Publication<Kind>,
  viewer: SignedIn,
  id: number,
): Promise<Kind> =>
  findRow(context, model, id, {
    scope: (query: AnyQueryBuilder) => {
      query.whereIn('childId', currentChildren(context))
      if (!readsEvery(viewer)) query.where(forParents).whereIn('childId', guardianScope(context, viewer))
    },
  })

/**
 * One of them, for administrators and the parents of the child.
 * @throws AppError NOT_FOUND, also for another family's
 */
export const readPublished = <Kind extends Published>(context: Context, publication: Publication<Kind>, id: number) =>
  find(context, publication, authorise(context, publication.mayRead), id)

/** Those on a child, the latest first, each with whether the viewer has not opened it yet. */
export function publishedOf<Kind extends Published>(context: Context, publication: Publication<Kind>, childId: number) {
  const { model, day, openings, key, mayRead, readsEvery, forParents = {} } = publication
  const { tableName } = model
  const wanted: ChildRows<Kind> = {
    name: tableName,
    policy: mayRead,
    seesEvery: readsEvery,
    rows: ({ db, viewer }) =>
      db(tableName)
        .whereRaw('child_id = children.id and children.deleted_at is null')
        .where({ deletedAt: null, ...(readsEvery(viewer) ? {} : forParents) })
        .orderBy(latestFirst(day))
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

async function recordOpening({ db }: Context, { openings, key }: Openings, id: number, viewer: SignedIn) {
  await db(openings)
    .insert({ [key]: id, userId: viewer.id })
    .onConflict([key, 'user_id'])
    .ignore()
}

/**
 * Records that a parent opened it, the first time alone. Of administrators nothing is recorded.
 * @throws AppError NOT_FOUND, also for another family's
 */
export function openPublished<Kind extends Published>(
  context: Context,
  publication: Publication<Kind>,
  action: string,
  id: number,
): Promise<Kind> {
  const viewer = authorise(context, publication.mayRead)
  const { model } = publication
  return transaction(context, { action, input: { id }, model, mayReplay: mayStillSeeChild }, async (inner) => {
    const row = await find(inner, publication, viewer, id)
    const [own] = await guardianScope(inner, viewer).where({ childId: row.childId })
    if (own) await recordOpening(inner, publication, id, viewer)
    return row
  })
}

type OpeningRow = Opening & { id: number }

/** Who opened one of them, the first one first. For administrators. */
export const openingsOf = (context: Context, publication: Openings & { maySeeOpenings: Policy }, id: number) =>
  context.loaders
    .many<OpeningRow>(
      publication.openings,
      (ids) => {
        authorise(context, publication.maySeeOpenings)
        return context
          .db(publication.openings)
          .join('users', 'users.id', 'user_id')
          .whereIn(publication.key, [...ids])
          .orderBy(['opened_at', 'user_id'])
          .select(`${publication.key} as id`, 'first_name', 'last_name', 'opened_at')
      },
      (opening) => opening.id,
    )
    .load(id)

/** Whether the viewer has not opened it yet. */
export function isNew(
  context: Context,
  publication: Openings & { mayRead: Policy },
  row: { id: number; isNew?: boolean },
) {
  if (row.isNew !== undefined) return row.isNew
  const { openings, key, mayRead } = publication
  return context.loaders
    .batch<boolean>(`${openings}.isNew`, async (ids) => {
      const viewer = authorise(context, mayRead)
      const opened: number[] = await context
        .db(openings)
        .where({ userId: viewer.id })
        .whereIn(key, [...ids])
        .pluck(key)
      const known = new Set(opened)
      return ids.map((id) => !known.has(id))
    })
    .load(row.id)
}
