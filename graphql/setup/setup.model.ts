import { maybe, output, text, yes } from '#graphql/platform/graphql/output.ts'
import type { SetupState } from './setup.rules.ts'

export const Setup = output('Setup', 'Whether the centre has been set up.', {
  state: text<SetupState>(
    'done once there is an administrator, open if the token can set up the centre, closed if it cannot and nobody has yet.',
  ),
  sendsMail: maybe(yes('Whether e-mail can be sent; null unless open.')),
  hasPublicAddress: maybe(yes('Whether the public address of the site is configured; null unless open.')),
})
export type Setup = InstanceType<typeof Setup>
