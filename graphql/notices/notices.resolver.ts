import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { PageArgs } from '#graphql/data/connection.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { NoticeConnection, WrittenNotice, WrittenNoticeConnection } from './notice.model.ts'
import * as schemas from './notices.schema.ts'
import * as notices from './notices.service.ts'

const noticeId = 'Number of the notice.'

const inputs = inputTypes({
  NoticeInput: input('A notice; a new one without an id.', schemas.noticeSchema, {
    ...meaningsOf(WrittenNotice),
    id: 'The notice to be changed; left out for a new one.',
    classId: 'The class, where the audience is class.',
    publishFrom: 'First day on which it is read, yyyy-MM-dd; now, or as it was, when left out.',
    publishUntil: 'Last day on which it is read, yyyy-MM-dd; null without an end.',
    sendMail: 'Also e-mails it to its readers; for urgent ones that are published by now.',
  }),
})

@Resolver()
export class NoticesResolver {
  @Query(() => NoticeConnection, {
    description: 'Published notices for the user who is signed in, newest first, page by page.',
  })
  myNotices(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return notices.listOwnNotices(context, page)
  }

  @Query(() => WrittenNoticeConnection, {
    description: 'Every notice, published or not, newest first, page by page. For administrators.',
  })
  notices(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return notices.listNotices(context, page)
  }

  @Query(() => WrittenNotice, { description: 'One notice. For administrators. NOT_FOUND when there is none.' })
  notice(@Ctx() context: Context, @IdArg(noticeId) id: number) {
    return notices.getNotice(context, id)
  }

  @Mutation(() => WrittenNotice, { description: 'Writes or changes a notice. BAD_USER_INPUT, NOT_FOUND, STALE.' })
  saveNotice(@Ctx() context: Context, @inputs.NoticeInput input: schemas.NoticeInput) {
    return notices.saveNotice(context, input)
  }

  @Mutation(() => WrittenNotice, { description: 'Deletes a notice. NOT_FOUND.' })
  deleteNotice(@Ctx() context: Context, @IdArg(noticeId) id: number) {
    return notices.deleteNotice(context, id)
  }

  @Mutation(() => WrittenNotice, { description: 'Restores a notice. NOT_FOUND.' })
  restoreNotice(@Ctx() context: Context, @IdArg(noticeId) id: number) {
    return notices.restoreNotice(context, id)
  }
}
