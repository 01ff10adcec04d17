import { Field, Int, ObjectType } from 'type-graphql'
import { moment, output, text, texts, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { deviceOf } from './device.rules.ts'

@ObjectType('OwnSession', { description: 'A place where one is signed in.' })
export class OwnSession extends withFields(Object, {
  id: text('Names the session; worth nothing without its cookie.'),
  createdAt: moment('When one signed in there.'),
  lastSeenAt: moment('When it was last used, to a few minutes.'),
  isCurrent: yes('Whether it is the one that asks.'),
}) {
  userAgent!: string | null

  @Field(() => String, { description: 'Browser and system in words.' })
  device(): string {
    return deviceOf(this.userAgent)
  }
}

@ObjectType('AccountSecurity', { description: 'How the own account is protected.' })
export class AccountSecurity {
  @Field(() => Boolean, {
    description: 'Whether a second factor is offered: to everybody.',
    deprecationReason: 'It is always true.',
  })
  secondFactorOffered!: boolean

  @Field(() => Boolean, { description: 'Whether signing in asks for a code.' })
  secondFactor!: boolean

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft!: number
}

export const SecondFactorSetup = output('SecondFactorSetup', 'What an authenticator app is given. Shown once.', {
  secret: text('The secret in base 32, for typing.'),
  uri: text('otpauth:// address, for a QR code.'),
})
export type SecondFactorSetup = InstanceType<typeof SecondFactorSetup>

export const RecoveryCodes = output('RecoveryCodes', 'Codes for the day on which the phone is lost. Shown once.', {
  codes: texts('Each works once instead of a code from the app.'),
})
export type RecoveryCodes = InstanceType<typeof RecoveryCodes>

export const PasswordReset = output('PasswordReset', 'What a link in a password e-mail is for.', {
  firstName: text('First name of the account.'),
  username: text('Username of the account.'),
})
