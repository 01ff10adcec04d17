import type { QueryBuilder } from 'objection'
import { Child, withoutDetails } from '#graphql/children/child.model.ts'
import { enrolledOn } from '#graphql/children/enrolled.ts'
import { showsWithoutPhotoConsent } from '#graphql/consents/photoConsent.service.ts'
import { assertClassesTaught, ofTaughtClasses } from '#graphql/data/classScope.ts'
import { guardianScope, ofGuardian } from '#graphql/data/guardianScope.ts'
import { latestFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { isInClassOn } from '#graphql/data/placed.ts'
import { oneOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, type SignedIn, teacherOf } from '#graphql/platform/policy.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { ClassMoment, MomentComment, MomentPicture, type MomentReactions } from './moment.model.ts'
import { mayKeepMoments, mayKeepMomentsOf, maySeeMoments } from './moments.policy.ts'
import { coverageDays, reactions } from './moments.rules.ts'

/** Whether a child in a row of `moments` has no photo consent: then its pictures are shown to nobody. */
export const showsWithoutConsent = showsWithoutPhotoConsent('moment_children', 'moment_children.moment_id = moments.id')

/**
 * Whether families read a row of `moments`: once its pictures have all arrived, at once or when the day is closed; a day that
 * is over counts as closed. Asks for the centre's date.
 */
export const isTold = `(
  (select count(*) from moment_pictures where moment_id = moments.id) >= moments.picture_count
  and (moments.telling = 'at_once' or moments.date < ? or exists (
    select from care_days where care_days.class_id = moments.class_id and care_days.date = moments.date)))`

/** Moments that are told, with one of the own children in them. */
export const ownMoments = (context: Context, viewer: SignedIn) =>
  ClassMoment.query(context.db)
    .whereNull('moments.deletedAt')
    .whereRaw('moments.id in (select moment_id from moment_children where child_id in (?))', [
      guardianScope(context, viewer),
    ])
    .whereRaw(isTold, todayInJohannesburg())

/** The moments that somebody may read: of the own classes for staff, and of the own children, which a teacher may have too. */
export function momentsFor(context: Context, viewer: SignedIn): QueryBuilder<ClassMoment> {
  const taught = ClassMoment.query(context.db).whereNull('moments.deletedAt').modify(ofTaughtClasses(viewer))
  return ClassMoment.query(context.db).where((either) =>
    either
      .whereIn('moments.id', taught.select('moments.id'))
      .orWhereIn('moments.id', ownMoments(context, viewer).select('moments.id')),
  )
}

export async function listClassMoments(context: Context, page: PageRequest, classId: number) {
  const viewer = authorise(context, mayKeepMoments)
  assertClassesTaught(viewer, [classId])
  return paginate(ClassMoment.query(context.db).where({ classId }).whereNull('deletedAt'), latestFirst('date'), page)
}

export async function listOwnMoments(context: Context, page: PageRequest): Promise<Page<ClassMoment>> {
  const viewer = authorise(context, maySeeMoments)
  return paginate(ownMoments(context, viewer), { columns: ['moments.date', 'moments.id'], descending: true }, page)
}

/** The children of a class without an observation in four weeks, by first name. */
export async function childrenToObserve(context: Context, classId: number): Promise<Child[]> {
  const viewer = authorise(context, mayKeepMoments)
  assertClassesTaught(viewer, [classId])
  const { db } = context
  const today = todayInJohannesburg()
  const since = addDays(today, -coverageDays)
  return Child.query(db)
    .whereRaw(isInClassOn(':today'), { today, classId })
    .whereRaw(enrolledOn(':since'), { since })
    .whereRaw(
      `not exists (select from moment_children join moments on moments.id = moment_id and moments.deleted_at is null
        where child_id = children.id and moments.date > :since)`,
      { since },
    )
    .orderByRaw(wordOrder('first_name', 'last_name'))
}

interface ShownChild extends Child {
  momentId: number
}

/** Of a child who is in another class by now its teachers of then read no more than who it is. */
const nameAlone = (child: ShownChild): ShownChild => child.$clone().$set(withoutDetails)

/** The children in each of these moments: all of them for staff, the own ones for families. */
export const childrenIn = (context: Context, moment: ClassMoment) => {
  const viewer = authorise(context, maySeeMoments)
  const seesAll = mayKeepMomentsOf(viewer, moment)
  return context.loaders
    .many<ShownChild>(
      seesAll ? 'moments.children' : 'moments.ownChildren',
      async (ids) => {
        const children = await Child.query(context.db)
          .join('moment_children', 'moment_children.child_id', 'children.id')
          .where('moment_children.moment_id', oneOf(context.db, ids))
          .whereNull('children.deleted_at')
          .orderByRaw(wordOrder('children.first_name', 'children.last_name'))
          .modify(ofGuardian(context, viewer, seesAll, 'id'))
          .select('children.*', 'moment_children.moment_id')
          .castTo<ShownChild[]>()
        return seesAll ? children.map((child) => (teacherOf(viewer, child) ? child : nameAlone(child))) : children
      },
      ({ momentId }) => momentId,
    )
    .load(moment.id)
}

/** The pictures of each moment; none where a child in it has no photo consent. */
export const picturesOf = (context: Context, moment: { id: number }) =>
  context.loaders
    .many<MomentPicture>(
      'moments.pictures',
      (ids) => {
        authorise(context, maySeeMoments)
        return MomentPicture.query(context.db)
          .join('moments', 'moments.id', 'moment_pictures.moment_id')
          .where('moment_pictures.moment_id', oneOf(context.db, ids))
          .whereRaw(`not ${showsWithoutConsent}`)
          .orderBy('moment_pictures.id')
          .select('moment_pictures.*')
      },
      (picture) => picture.momentId,
    )
    .load(moment.id)

/** How many pictures of a moment have arrived, also of one whose pictures are not shown. */
export const arrivedOf = (context: Context, { id }: ClassMoment) =>
  context.loaders.counts('moments.arrived', 'momentId', () => context.db('moment_pictures')).load(id)

interface CountedReaction extends MomentReactions {
  momentId: number
}

/** What families answered, without a name, in the order of the words. */
export const reactionsTo = (context: Context, moment: { id: number }) =>
  context.loaders
    .many<CountedReaction>(
      'moments.reactions',
      async (ids) => {
        const viewer = authorise(context, maySeeMoments)
        const counted: CountedReaction[] = await context
          .db('moment_reactions')
          .where('momentId', oneOf(context.db, ids))
          .groupBy('momentId', 'reaction')
          .select('momentId', 'reaction')
          .select(context.db.raw('count(*)::int as count, bool_or(user_id = ?) as is_own', [viewer.id]))
        return counted.toSorted((one, other) => reactions.indexOf(one.reaction) - reactions.indexOf(other.reaction))
      },
      (reaction) => reaction.momentId,
    )
    .load(moment.id)

/** What was written about each of these moments: all of it for staff, the own for families. */
export const commentsOn = (context: Context, moment: ClassMoment) => {
  const viewer = authorise(context, maySeeMoments)
  const seesAll = mayKeepMomentsOf(viewer, moment)
  return context.loaders
    .many<MomentComment>(
      seesAll ? 'moments.comments' : 'moments.ownComments',
      (ids) => {
        const comments = MomentComment.query(context.db)
          .where('momentId', oneOf(context.db, ids))
          .whereNull('deletedAt')
          .orderBy('id')
        if (!seesAll) comments.where({ userId: viewer.id })
        return comments
      },
      ({ momentId }) => momentId,
    )
    .load(moment.id)
}
