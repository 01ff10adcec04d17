import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { PageArgs } from '#graphql/data/connection.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { NoticeConnection, WrittenNotice, WrittenNoticeConnection } from './notice.model.ts'
import * as schemas from './notices.schema.ts'
import * as notices from './notices.service.ts'

const noticeId = 'Id of the notice.'

const inputs = inputTypes({
  NoticeInput: input('A notice; no id for a new one.', schemas.noticeSchema, {
    ...meaningsOf(WrittenNotice),
    id: 'The notice to change; omitted for a new one.',
    classId: 'The class, if the audience is class.',
    publishFrom: 'First day shown, yyyy-MM-dd; if omitted, now or unchanged.',
    publishUntil: 'Last day shown, yyyy-MM-dd; null for no end.',
    sendMail: 'Also e-mails it to its readers; for published urgent notices.',
  }),
})

@Resolver()
export class NoticesResolver {
  @Query(() => NoticeConnection, {
    description: 'Published notices for the signed-in user, newest first, paginated.',
  })
  myNotices(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return notices.listOwnNotices(context, page)
  }

  @Query(() => WrittenNoticeConnection, {
    description: 'Every notice, published or not, newest first, paginated. For administrators.',
  })
  notices(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return notices.listNotices(context, page)
  }

  @Query(() => WrittenNotice, { description: 'One notice. For administrators. NOT_FOUND when there is none.' })
  notice(@Ctx() context: Context, @IdArg(noticeId) id: number) {
    return notices.getNotice(context, id)
  }

  @Mutation(() => WrittenNotice, { description: 'Adds or changes a notice. BAD_USER_INPUT, NOT_FOUND, STALE.' })
  saveNotice(@Ctx() context: Context, @inputs.NoticeInput input: schemas.NoticeInput) {
    return notices.saveNotice(context, input)
  }

  @Mutation(() => WrittenNotice, { description: 'Deletes a notice. NOT_FOUND.' })
  deleteNotice(@Ctx() context: Context, @IdArg(noticeId) id: number) {
    return notices.noticeRemoval.remove(context, id)
  }

  @Mutation(() => WrittenNotice, { description: 'Restores a notice. NOT_FOUND.' })
  restoreNotice(@Ctx() context: Context, @IdArg(noticeId) id: number) {
    return notices.noticeRemoval.restore(context, id)
  }
}
