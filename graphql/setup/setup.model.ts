import { maybe, output, text, yes } from '#graphql/platform/graphql/output.ts'
import type { SetupState } from './setup.rules.ts'

export const Setup = output('Setup', 'Whether the centre is set up.', {
  state: text<SetupState>(
    'done once there is an administrator, open where the token sets the centre up, closed where it does not and somebody still has to.',
  ),
  sendsMail: maybe(yes('Whether e-mails leave; null unless the token is open.')),
  hasPublicAddress: maybe(
    yes('Whether the site knows the address under which others reach it; null unless the token is open.'),
  ),
})
export type Setup = InstanceType<typeof Setup>
