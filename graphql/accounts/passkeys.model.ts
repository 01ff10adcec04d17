import { int, maybe, moment, output, text } from '#graphql/platform/graphql/output.ts'

export const Passkey = output(
  'Passkey',
  'A key kept by a phone, a computer or a password manager, which signs in without a password.',
  {
    id: int('Names the passkey.'),
    name: text('What its owner calls it.'),
    createdAt: moment('When it was added.'),
    lastUsedAt: maybe(moment('When somebody signed in with it last; null until then.')),
  },
)
export type Passkey = InstanceType<typeof Passkey>
