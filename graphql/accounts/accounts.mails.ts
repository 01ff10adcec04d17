import { letter, type Mail } from '#graphql/platform/mail/outbox.ts'
import type { User } from './user.model.ts'

const mail = (
  user: User,
  centre: string,
  { kind, subject, text }: Pick<Mail, 'kind' | 'subject'> & { text: string },
): Mail => ({
  kind: `account.${kind}`,
  recipient: user.email,
  subject,
  // until the address is confirmed, it may be somebody else's, and the name may be a message to them
  body: letter(user.emailVerifiedAt ? `Dear ${user.firstName}` : 'Hello', text, centre),
})

const ended =
  'For your safety we have signed you out on other devices and removed any passkeys, calendar link and tablet PIN. You can set them up again on your account page. Two-step sign-in has not changed.'
const notYou = 'If this was not you, please choose a new password at once and tell us.'

export const resetMail = (user: User, centre: string, url: string, lasts: string) =>
  mail(user, centre, {
    kind: 'reset',
    subject: 'Choose a new password',
    text: `We received a request to reset the password of your account${user.emailVerifiedAt ? ` (username: ${user.username})` : ''}. Choose a new password here; the link works once, ${lasts}:\n\n${url}\n\nIf this was not you, you can ignore this e-mail. Your password has not changed.`,
  })

/** To the owner of an address that somebody tried to register with. */
export const alreadyRegisteredMail = (user: User, centre: string, publicUrl: string) =>
  mail(user, centre, {
    kind: 'alreadyRegistered',
    subject: 'You already have an account',
    text: `Somebody tried to register with your e-mail address, but you already have an account. If this was you, sign in${user.emailVerifiedAt ? ` as ${user.username}` : ''} or choose a new password:\n\n${publicUrl}/parent-login\n${publicUrl}/forgot-password\n\nIf you were invited to follow a child, open the link in the invitation again and sign in there. If this was not you, you can ignore this e-mail.`,
  })

/** Sent by an administrator to a new colleague or to somebody who can no longer sign in. */
export const passwordLinkMail = (user: User, centre: string, url: string, lasts: string) =>
  mail(user, centre, {
    kind: 'passwordLink',
    subject: 'Choose your password',
    text: `Your username is ${user.username}. Choose your password here; the link works once, ${lasts}:\n\n${url}\n\nAny earlier password no longer works.`,
  })

/** To a person for whom the office created an account. */
export const accountInvitationMail = (user: User, centre: string, url: string, lasts: string) =>
  mail(user, centre, {
    kind: 'invitation',
    subject: `Your account at ${centre}`,
    text: `We have created an account for you${user.role === 'parent' ? ", where you can follow your child's day, message us and read our notices" : ''}. Your username is ${user.username}. Choose your password here, then sign in; the link works once, ${lasts}:\n\n${url}`,
  })

export const passwordChangedMail = (user: User, centre: string) =>
  mail(user, centre, {
    kind: 'passwordChanged',
    subject: 'Your password was changed',
    text: `The password of your account was changed. ${ended} ${notYou}`,
  })

/** Goes to the new address, to prove that it belongs to the account's owner. */
export const confirmEmailMail = (user: User, centre: string, newEmail: string, url: string, lasts: string): Mail => ({
  ...mail(user, centre, {
    kind: 'confirmEmail',
    subject: 'Confirm your e-mail address',
    text: `Please confirm that ${newEmail} is the new address of your account: sign in, then follow this link, which works once, ${lasts}:\n\n${url}\n\nIf this is not your account, please ignore this e-mail, and nothing will change.`,
  }),
  recipient: newEmail,
})

/** Goes to the current address, so that the owner can stop a change that somebody else requested. */
export const emailChangeAskedMail = (user: User, centre: string, newEmail: string, stopUrl: string, lasts: string) =>
  mail(user, centre, {
    kind: 'emailChangeAsked',
    subject: 'Request to change your e-mail address',
    text: `Somebody who knows your password asked to change your account's e-mail address to ${newEmail}. If this was you, please follow the link that we sent to the new address.\n\nIf this was not you, stop or undo the change here ${lasts}, then choose a new password:\n\n${stopUrl}\n\nYou can also call us.`,
  })

/** Goes to the previous address. */
export const emailChangedMail = (user: User, centre: string, newEmail: string) =>
  mail(user, centre, {
    kind: 'emailChanged',
    subject: 'Your e-mail address was changed',
    text: `Your account's e-mail address is now ${newEmail}. ${ended} ${notYou}`,
  })

export const secondFactorMail = (user: User, centre: string, isOn: boolean) =>
  mail(user, centre, {
    kind: 'secondFactor',
    subject: isOn ? 'Two-step sign-in is on' : 'Two-step sign-in is off',
    text: isOn
      ? `From now on you sign in with your password and a code from your authenticator app. ${notYou}`
      : `From now on you sign in with your password alone. ${notYou}`,
  })

export const passkeyMail = (user: User, centre: string, isAdded: boolean) =>
  mail(user, centre, {
    kind: 'passkey',
    subject: isAdded ? 'A passkey was added' : 'A passkey was removed',
    text: isAdded
      ? `A passkey has been added to your account. It signs you in without a password. If this was not you, please remove it on your account page, choose a new password at once and tell us.`
      : `A passkey was removed from your account and can no longer be used to sign in. ${notYou}`,
  })
