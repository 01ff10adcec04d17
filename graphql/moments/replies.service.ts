import { audit } from '#graphql/data/audit.ts'
import { findRow, type Scope } from '#graphql/data/findRow.ts'
import { createRow, removeRow } from '#graphql/data/rows.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, notFound } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { ClassMoment, MomentComment } from './moment.model.ts'
import { mayKeepMomentsOf, maySeeMoments } from './moments.policy.ts'
import { ownMoments } from './moments.read.ts'
import { mostComments } from './moments.rules.ts'
import type { CommentInput, ReactionInput } from './moments.schema.ts'

/**
 * A moment of the own children: families answer, staff read the answers.
 * @throws AppError NOT_FOUND
 */
async function ownMoment(context: Context, viewer: SignedIn, id: number): Promise<ClassMoment> {
  const moment = await ownMoments(context, viewer).findById(id)
  if (!moment) throw notFound('This moment')
  return moment
}

/** One word for each person; another one takes its place, and nothing takes it back. */
export async function reactToMoment(context: Context, input: ReactionInput): Promise<ClassMoment> {
  const viewer = authorise(context, maySeeMoments)
  const { momentId, reaction } = input
  return inTransaction(context, async (inner) => {
    const moment = await ownMoment(inner, viewer, momentId)
    const own = { momentId, userId: viewer.id }
    if (reaction)
      await inner
        .db('moment_reactions')
        .insert({ ...own, reaction })
        .onConflict(['moment_id', 'user_id'])
        .merge()
    else await inner.db('moment_reactions').where(own).delete()
    await audit(inner, { action: 'reactToMoment', entity: ClassMoment.entity, entityId: momentId, after: { reaction } })
    return moment
  })
}

/** @throws AppError NOT_FOUND; CONFLICT for somebody who has written very many already */
export async function commentOnMoment(context: Context, input: CommentInput): Promise<MomentComment> {
  const viewer = authorise(context, maySeeMoments)
  const { momentId, text } = input
  const scope: Scope<MomentComment> = (comments) =>
    comments.whereIn('momentId', ownMoments(context, viewer).select('moments.id'))
  const request = { action: 'commentOnMoment', input, scope }
  return createRow(context, MomentComment, request, async (inner) => {
    await ownMoment(inner, viewer, momentId)
    const own = { momentId, userId: viewer.id }
    if ((await MomentComment.query(inner.db).where(own).whereNull('deletedAt').resultSize()) >= mostComments)
      throw conflict(`You have written ${mostComments} comments on this moment. Please write to us under Messages.`)
    return { ...own, text }
  })
}

/** The person who wrote it takes it back; the teachers of the class and administrators may remove it too. */
export async function removeMomentComment(context: Context, id: number): Promise<MomentComment> {
  const viewer = authorise(context, maySeeMoments)
  const change = { action: 'removeMomentComment', id }
  return removeRow(context, MomentComment, change, async ({ userId, momentId }, inner) => {
    const moment = await findRow(inner, ClassMoment, momentId)
    if (userId !== viewer.id && !mayKeepMomentsOf(viewer, moment)) throw notFound('This comment')
  })
}
