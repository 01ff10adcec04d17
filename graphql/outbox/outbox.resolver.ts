import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { FilterArg, IdArg, OptionalArg } from '#graphql/platform/graphql/args.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { code } from '#graphql/platform/fields.schema.ts'
import { Email, EmailConnection } from './email.model.ts'
import { type EmailStatus, emailStatuses } from './outbox.rules.ts'
import { bodyOf, handOverEmail, listEmails, mayBeHandedOver, resendEmail, sendTestEmail } from './outbox.service.ts'

const status = code(emailStatuses, 'Please choose queued, sent or failed.')

@Resolver(() => Email)
@ShownField(
  'mayBeHandedOver',
  Boolean,
  mayBeHandedOver,
  'Whether the office can pass on hidden links, because there is no mail server.',
)
@ShownField('body', String, (_, email: Email) => bodyOf(email), 'The text. Links that open an account are hidden.')
export class OutboxResolver {
  @Query(() => EmailConnection, { description: 'The outbox, newest first, paginated. For administrators.' })
  emails(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @FilterArg('status', 'queued, sent or failed', status) status: EmailStatus | null,
    @OptionalArg('search', String, 'Part of the address or the subject.') search: string | null,
  ) {
    return listEmails(context, page, { status, search })
  }

  @Mutation(() => Email, {
    description: 'Sends an e-mail again; if it has already been sent, a copy is queued. For administrators. NOT_FOUND.',
  })
  resendEmail(@Ctx() context: Context, @IdArg('Id of the e-mail.') id: number) {
    return resendEmail(context, id)
  }

  @Mutation(() => Email, {
    description: 'Sends a test e-mail to your own address, to check the sender and mail server. For administrators.',
  })
  sendTestEmail(@Ctx() context: Context) {
    return sendTestEmail(context)
  }

  @Mutation(() => String, {
    description:
      'The text with its hidden links, to pass on if there is no mail server; access is logged. For administrators. NOT_FOUND, FORBIDDEN.',
  })
  handOverEmail(@Ctx() context: Context, @IdArg('Id of the e-mail.') id: number) {
    return handOverEmail(context, id)
  }
}
