import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { parse } from '#graphql/platform/parse.ts'
import { Email } from './email.model.ts'
import { outboxFilterSchema } from './outbox.schema.ts'
import { bodyOf, listEmails, resendEmail } from './outbox.service.ts'

@Resolver(() => Email)
export class OutboxResolver {
  @Query(() => [Email], { description: 'The outbox, newest first. For staff.' })
  emails(
    @Ctx() context: Context,
    @Arg('status', () => String, { nullable: true, description: 'queued, sent or failed; all unless given.' })
    status: string | null,
    @Arg('search', () => String, { nullable: true, description: 'A part of the address or the subject.' })
    search: string | null,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'How many at most, 1 to 200.' }) limit: number,
  ) {
    return listEmails(context, { ...parse(outboxFilterSchema, { status }), search, limit })
  }

  @Mutation(() => Email, {
    description: 'Sends an e-mail once more; of one that was sent a copy is queued. For staff. NOT_FOUND.',
  })
  resendEmail(@Ctx() context: Context, @Arg('id', () => Int, { description: 'Number of the e-mail.' }) id: number) {
    return resendEmail(context, id)
  }

  @FieldResolver(() => String, {
    description: 'The text. Links that are a key to an account are hidden where a mail server sends it.',
  })
  body(@Root() email: Email, @Ctx() context: Context) {
    return bodyOf(context, email)
  }
}
