import { Field, ObjectType } from 'type-graphql'
import { moment, output, text, texts, withFields, yes, int, maybe } from '#graphql/platform/graphql/output.ts'
import { deviceOf } from './device.rules.ts'

@ObjectType('OwnSession', { description: 'A session of the user: a browser where they are signed in.' })
export class OwnSession extends withFields(Object, {
  id: text('Id of the session; of no use without its cookie.'),
  createdAt: moment('When the user signed in.'),
  lastSeenAt: moment('When it was last used, to a few minutes.'),
  isCurrent: yes('Whether it is the session of this request.'),
}) {
  userAgent!: string | null

  @Field(() => String, { description: 'Browser and operating system.' })
  device(): string {
    return deviceOf(this.userAgent)
  }
}

@ObjectType('AccountSecurity', { description: "How the user's own account is protected." })
export class AccountSecurity extends withFields(Object, {
  secondFactor: yes('Whether signing in asks for a code.'),
  recoveryCodesLeft: int('Number of unused recovery codes.'),
}) {
  @Field(() => Boolean, {
    description: 'Whether a second factor is available: to every user.',
    deprecationReason: 'It is always true.',
  })
  secondFactorOffered!: boolean
}

export const SecondFactorSetup = output('SecondFactorSetup', 'What an authenticator app needs. Shown once.', {
  secret: text('The secret in base 32, for typing.'),
  uri: text('otpauth:// address, for a QR code.'),
})
export type SecondFactorSetup = InstanceType<typeof SecondFactorSetup>

export const RecoveryCodes = output('RecoveryCodes', 'Codes to use when the phone is lost. Shown once.', {
  codes: texts('Each works once instead of a code from the app.'),
})
export type RecoveryCodes = InstanceType<typeof RecoveryCodes>

export const PasswordReset = output('PasswordReset', 'The account that a password link belongs to.', {
  firstName: text('First name of the account.'),
  username: text('Username of the account.'),
})

export const Passkey = output(
  'Passkey',
  'A key stored by a phone, a computer or a password manager, which signs in without a password.',
  {
    id: int('Id of the passkey.'),
    name: text('Name given by its owner.'),
    createdAt: moment('When it was added.'),
    lastUsedAt: maybe(moment('When it was last used to sign in; null if never.')),
  },
)
export type Passkey = InstanceType<typeof Passkey>
