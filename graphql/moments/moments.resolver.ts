import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { ClassMoment, ClassMomentConnection, MomentComment, MomentPicture, MomentReactions } from './moment.model.ts'
import { mayKeepMomentsOf } from './moments.policy.ts'
import * as read from './moments.read.ts'
import { mostPictures, reactions } from './moments.rules.ts'
import * as schemas from './moments.schema.ts'
import * as moments from './moments.service.ts'
import * as replies from './replies.service.ts'

const momentId = 'Id of the moment.'
const momentFields = {
  ...meaningsOf(ClassMoment),
  childIds: 'Children of the class who are in it. With pictures, all need photo consent.',
  area: 'literacy, numeracy, social, motor, creative; or well_being, identity, communication, mathematics, creativity, world.',
}

const inputs = inputTypes({
  NewMomentInput: input('A moment for the families of the children in it.', schemas.newMomentSchema, {
    ...momentFields,
    key: 'A random UUID, to prevent duplicates.',
    pictureCount: `Number of pictures to follow, at most ${mostPictures}; families see it once all are uploaded.`,
  }),
  MomentInput: input('Changes to a moment.', schemas.momentSchema, { ...momentFields, id: momentId }),
  MomentReactionInput: input("A family member's reaction to a moment.", schemas.reactionSchema, {
    momentId,
    reaction: 'love, smile, proud or thanks; null withdraws it.',
  }),
  MomentCommentInput: input("A family member's comment on a moment.", schemas.commentSchema, {
    momentId,
    text: 'The comment. Staff read it, other families do not.',
  }),
})

const ofClass = () => Arg('classId', () => Int, { description: 'The class.' })

@Resolver(() => ClassMoment)
@ShownField('children', [Child], read.childrenIn, 'Children in it; for families only their own.', { rows: 5 })
@ShownField(
  'pictures',
  [MomentPicture],
  read.picturesOf,
  'Pictures, in order; none while a child in it has no photo consent.',
  { rows: 3 },
)
@ShownField('arrived', Int, read.arrivedOf, 'Number of pictures uploaded so far, shown or not.')
@ShownField('reactions', [MomentReactions], read.reactionsTo, 'Reactions of families, without names.', {
  rows: reactions.length,
})
@ShownField('comments', [MomentComment], read.commentsOn, 'Comments: all for staff, their own for families.', {
  rows: 2,
})
export class MomentsResolver {
  @Query(() => ClassMomentConnection, {
    description: 'The moments of a class, latest first. For its teachers and administrators. NOT_FOUND.',
  })
  classMoments(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs, @ofClass() classId: number) {
    return read.listClassMoments(context, page, classId)
  }

  @Query(() => [Child], {
    description:
      'The children of a class without an observation in four weeks. For its teachers and administrators. NOT_FOUND.',
  })
  childrenToObserve(@Ctx() context: Context, @ofClass() classId: number) {
    return read.childrenToObserve(context, classId)
  }

  @Query(() => ClassMomentConnection, {
    description: 'Shared moments of your children, latest first.',
  })
  myMoments(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return read.listOwnMoments(context, page)
  }

  @Mutation(() => ClassMoment, {
    description:
      'Creates a moment of a class; a repeated key changes nothing. BAD_USER_INPUT for a child of another class, or without photo consent if pictures follow; NOT_FOUND.',
  })
  addMoment(@Ctx() context: Context, @inputs.NewMomentInput input: schemas.NewMomentInput) {
    return moments.addMoment(context, input)
  }

  @Mutation(() => ClassMoment, { description: 'Changes a moment. BAD_USER_INPUT as in addMoment; NOT_FOUND, STALE.' })
  updateMoment(@Ctx() context: Context, @inputs.MomentInput input: schemas.MomentInput) {
    return moments.updateMoment(context, input)
  }

  @Mutation(() => ClassMoment, {
    description: 'Shares a moment with the pictures uploaded so far. NOT_FOUND.',
  })
  tellMomentAsItIs(@Ctx() context: Context, @IdArg(momentId) id: number) {
    return moments.tellMomentAsItIs(context, id)
  }

  @Mutation(() => ClassMoment, {
    description: 'Deletes a moment; it can be restored for 30 days. NOT_FOUND, STALE.',
  })
  deleteMoment(@Ctx() context: Context, @IdArg(momentId) id: number, @VersionArg() version?: number) {
    return moments.removeMoment(context, id, version)
  }

  @Mutation(() => ClassMoment, { description: 'Restores a deleted moment. NOT_FOUND.' })
  restoreMoment(@Ctx() context: Context, @IdArg(momentId) id: number) {
    return moments.restoreMoment(context, id)
  }

  @Mutation(() => ClassMoment, {
    description: 'Reacts to a moment of your own child, or withdraws the reaction. NOT_FOUND.',
  })
  reactToMoment(@Ctx() context: Context, @inputs.MomentReactionInput input: schemas.ReactionInput) {
    return replies.reactToMoment(context, input)
  }

  @Mutation(() => MomentComment, {
    description: 'Comments on a moment of your own child. NOT_FOUND, CONFLICT for very many comments.',
  })
  commentOnMoment(@Ctx() context: Context, @inputs.MomentCommentInput input: schemas.CommentInput) {
    return replies.commentOnMoment(context, input)
  }

  @Mutation(() => MomentComment, {
    description: 'Deletes your own comment; teachers of the class and administrators any. NOT_FOUND.',
  })
  deleteMomentComment(@Ctx() context: Context, @IdArg('Id of the comment.') id: number) {
    return replies.removeMomentComment(context, id)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Who wrote it: first name; null for families.' })
  async saidByName(@Root() moment: ClassMoment, @Ctx() context: Context) {
    if (!mayKeepMomentsOf(context.viewer, moment)) return null
    return (await context.loaders.byId(User, moment.saidById))?.firstName ?? null
  }
}

@Resolver(() => MomentComment)
export class MomentCommentsResolver {
  @FieldResolver(() => String, { nullable: true, description: 'First and last name of the writer.' })
  async writtenBy(@Root() { userId }: MomentComment, @Ctx() context: Context) {
    return (await context.loaders.byId(User, userId))?.fullName() ?? null
  }
}
