import { int, maybe, moment, output, text } from '#graphql/platform/graphql/output.ts'

export const Passkey = output(
  'Passkey',
  'A key stored by a phone, a computer or a password manager, which signs in without a password.',
  {
    id: int('Id of the passkey.'),
    name: text('What its owner calls it.'),
    createdAt: moment('When it was added.'),
    lastUsedAt: maybe(moment('When it was last used to sign in; null if never.')),
  },
)
export type Passkey = InstanceType<typeof Passkey>
