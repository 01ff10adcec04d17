import type { Knex } from 'knex'
import type { Pojo } from 'objection'
import { Class } from '#graphql/classes/class.model.ts'
import { asModel, asRow } from '#graphql/data/asRow.ts'
import { ofTaught, taughtScope } from '#graphql/data/classScope.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { lastDeletedFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { plainSql, whereWords, wordOrder } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { parse } from '#graphql/platform/parse.ts'
import { admin, authorise } from '#graphql/platform/policy.ts'
import { currentPlacement, isCurrentlyPlaced, sqlToday } from '#graphql/data/placed.ts'
import { Placement } from '#graphql/placements/placement.model.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { latestBirthday } from '#graphql/values/birthday.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Child } from './child.model.ts'
import { mayFindChildren, maySeeAllChildren, maySeeOwnChildren } from './children.policy.ts'
import { daysSchema, listedChildrenSchema } from './children.schema.ts'
import { inState } from './enrolled.ts'
import type { EnrolmentState } from './enrolment.rules.ts'
import { noteReading } from './medicalNotes.service.ts'

/** Uses the index of open bills only, however many have been paid. */
const unpaidBill = `exists (
  select from bills
  where bills.child_id = children.id and bills.deleted_at is null and bills.paid_cents < bills.amount_cents
)`

interface Placed extends Pojo {
  placements: Pojo[] | null
  classes: Pojo[] | null
  programs: Pojo[] | null
}

interface ListedChildren {
  state?: EnrolmentState
  minAge?: number | null
  /** Children with a bill that is not fully paid; with `false` those without. */
  hasUnpaidBill?: boolean | null
}

/**
 * Teachers get the children of the classes they teach; only administrators see who owes money.
 * @throws AppError BAD_USER_INPUT for an impossible age
 */
export async function listChildren(context: Context, filter: ListedChildren = {}): Promise<Child[]> {
  const { state = 'enrolled', hasUnpaidBill } = filter
  const viewer = authorise(context, hasUnpaidBill == null ? mayFindChildren : maySeeAllChildren)
  const { minAge } = parse(listedChildrenSchema, filter)
  const today = todayInJohannesburg()
  const children = Child.query(context.db)
    .whereRaw(inState[state], { today })
    .modify(ofTaught(context, viewer, 'id'))
    .orderBy(['sortName', 'id'])
  if (minAge) children.where('dateOfBirth', '<=', latestBirthday(minAge, today))
  if (hasUnpaidBill != null) children.whereRaw(hasUnpaidBill ? unpaidBill : `not ${unpaidBill}`)
  return children
}

/** A child is found by its name and its class. */
const searched = () =>
  plainSql(`concat_ws(' ', first_name, last_name, (select name from placements join classes on classes.id = class_id
    where ${currentPlacement(sqlToday())}))`)

/** The children of all years, whose number grows. */
export async function listAllChildren(
  context: Context,
  page: PageRequest,
  { search = null, left = false, classId = null }: { search?: string | null; left?: boolean; classId?: number | null },
): Promise<Page<Child>> {
  const viewer = authorise(context, mayFindChildren)
  const today = todayInJohannesburg()
  const children = Child.query(context.db)
    .whereRaw(inState[left ? 'left' : 'all'], { today })
    .modify(ofTaught(context, viewer, 'id'))
  if (classId !== null) children.whereRaw(isCurrentlyPlaced(':today', 'class_id = :classId'), { today, classId })
  whereWords(children, searched(), search)
  return paginate(children, { columns: ['sortName', 'id'] }, page)
}

/** The children born on these days, to compare an imported list with. */
export async function listChildrenBornOn(context: Context, days: string[]): Promise<Child[]> {
  authorise(context, maySeeAllChildren)
  return Child.query(context.db)
    .whereNull('deletedAt')
    .whereIn('dateOfBirth', parse(daysSchema, { days }).days)
    .orderBy(['sortName', 'id'])
}

export async function listRemovedChildren(context: Context, page: PageRequest): Promise<Page<Child>> {
  authorise(context, maySeeAllChildren)
  return paginate(Child.query(context.db).whereNotNull('deletedAt'), lastDeletedFirst, page)
}

/** A few children with their placements and the classes and programs of these, in one statement. */
async function readChildren({ db, loaders }: Context, such: string, values: Knex.ValueDict): Promise<Child[]> {
  const rows = await rowsOf<Placed>(
    db,
    `select children.*, placed.* from children, lateral (
      select json_agg(placements order by from_date) as placements,
        json_agg(classes) filter (where classes.id is not null) as classes,
        json_agg(programs) filter (where programs.id is not null) as programs
      from placements left join classes on classes.id = placements.class_id
        left join programs on programs.id = placements.program_id
      where child_id = children.id
    ) as placed where ${such}`,
    values,
  )
  const today = todayInJohannesburg()
  return rows.map(({ placements, classes, programs, ...columns }) => {
    const child = asModel(Child)(columns)
    if (placements) child.place(placements.map(asRow(Placement)), today)
    loaders.prime(Class, (classes ?? []).map(asRow(Class)))
    loaders.prime(Program, (programs ?? []).map(asRow(Program)))
    return child
  })
}

export async function listOwnChildren(context: Context): Promise<Child[]> {
  const viewer = authorise(context, maySeeOwnChildren)
  return readChildren(context, 'children.deleted_at is null and children.id in (:own) order by date_of_birth, id', {
    own: guardianScope(context, viewer),
  })
}

export async function getChild(context: Context, id: number): Promise<Child> {
  const viewer = authorise(context, mayFindChildren)
  const taught = admin(viewer) ? '' : 'and children.id in (:taught)'
  const values = { id, ...(admin(viewer) ? {} : { taught: taughtScope(context, viewer) }) }
  const [child] = await readChildren(context, `children.id = :id ${taught}`, values)
  if (!child) throw notFound('This child')
  await noteReading(context, [id])
  return child
}

/** The children of a class, one statement for all classes. */
export const rollOf = (context: Context, state: 'enrolled' | 'starting' = 'enrolled') =>
  context.loaders.many<Child>(
    `children.roll.${state}`,
    async (classIds) => {
      authorise(context, maySeeAllChildren)
      const today = todayInJohannesburg()
      return Child.query(context.db)
        .whereRaw(`${inState[state]} and ${isCurrentlyPlaced(':today', 'class_id = any(:classIds)')}`, {
          today,
          classIds,
        })
        .orderByRaw(wordOrder('first_name', 'last_name'))
        .orderBy('id')
    },
    ({ classId }) => classId,
  )
