import { maybe, one, output, text } from '#graphql/platform/graphql/output.ts'
import { User } from '#graphql/accounts/user.model.ts'

export const InvitedUser = output('InvitedUser', 'An account whose owner was invited to choose a password.', {
  user: one(User, 'The account.'),
  url: maybe(
    text(
      'The link, if there is no mail server and it has to be handed over; also null when the same request was answered before.',
    ),
  ),
})
export type InvitedUser = InstanceType<typeof InvitedUser>
