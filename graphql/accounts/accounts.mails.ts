import { letter, type Mail } from '#graphql/platform/mail/outbox.ts'
import type { User } from './user.model.ts'

const mail = (user: User, centre: string, kind: string, subject: string, body: string): Mail => ({
  kind: `account.${kind}`,
  recipient: user.email,
  subject,
  // until the address is confirmed, the user may have typed somebody else's, and a message as a name
  body: letter(user.emailVerifiedAt ? `Dear ${user.firstName}` : 'Hello', body, centre),
})

const ended =
  'What opened it before has ended: sessions elsewhere, passkeys, the calendar address and a PIN for the tablets; add them again on the page of your account. Two-step sign-in is as it was.'
const notYou = 'If that was not you, please set a new password at once and tell us.'

export const resetMail = (user: User, centre: string, url: string, lasts: string) =>
  mail(
    user,
    centre,
    'reset',
    'Choose a new password',
    `Somebody asked for a new password for your account${user.emailVerifiedAt ? `, whose username is ${user.username}` : ''}. Choose it here; the link works once, ${lasts}:\n\n${url}\n\nIf that was not you, you can ignore this e-mail: your password stays as it is.`,
  )

/** To the owner of an address that somebody wanted to register with. */
export const alreadyRegisteredMail = (user: User, centre: string, publicUrl: string) =>
  mail(
    user,
    centre,
    'alreadyRegistered',
    'You have an account already',
    `Somebody wanted to register with your e-mail address, which has an account already. If that was you, sign in${user.emailVerifiedAt ? ` as ${user.username}` : ''}, or choose a new password:\n\n${publicUrl}/parent-login\n${publicUrl}/forgot-password\n\nIf you were invited to see a child, open the link of the invitation again and log in there. If that was not you, you can ignore this e-mail.`,
  )

/** From an administrator: for a new colleague, or somebody who cannot get in any more. */
export const passwordLinkMail = (user: User, centre: string, url: string, lasts: string) =>
  mail(
    user,
    centre,
    'passwordLink',
    'Choose your password',
    `You have an account with us, whose username is ${user.username}. Choose its password here; the link works once, ${lasts}:\n\n${url}\n\nNo password that the account had before works any more.`,
  )

/** To somebody for whom the office made an account. */
export const accountInvitationMail = (user: User, centre: string, url: string, lasts: string) =>
  mail(
    user,
    centre,
    'invitation',
    `Your account at ${centre}`,
    `We have made an account for you${user.role === 'parent' ? ", in which you see your child's day, write to us and read our notices" : ''}. Its username is ${user.username}. Choose your password here, then log in; the link works once, ${lasts}:\n\n${url}`,
  )

export const passwordChangedMail = (user: User, centre: string) =>
  mail(
    user,
    centre,
    'passwordChanged',
    'Your password was changed',
    `The password of your account was changed. ${ended} ${notYou}`,
  )

/** Goes to the new address, so that nobody takes over one that is not theirs. */
export const confirmEmailMail = (user: User, centre: string, newEmail: string, url: string, lasts: string): Mail => ({
  ...mail(
    user,
    centre,
    'confirmEmail',
    'Confirm your e-mail address',
    `Please confirm that ${newEmail} is your address from now on. The link works once, ${lasts}:\n\n${url}\n\nIf you do not know what this is about, you can ignore this e-mail.`,
  ),
  recipient: newEmail,
})

/** Goes to the address that is still that of the account, so that its owner can stop a change that somebody else asked for. */
export const emailChangeAskedMail = (user: User, centre: string, newEmail: string, stopUrl: string, lasts: string) =>
  mail(
    user,
    centre,
    'emailChangeAsked',
    'Somebody wants to change your e-mail address',
    `Somebody who knows your password asked to change the e-mail address of your account to ${newEmail}. If that was you, there is nothing to do here: please follow the link that we sent to the new address.\n\nIf that was not you, stop it or take it back here ${lasts}, then choose a new password:\n\n${stopUrl}\n\nYou can also call us.`,
  )

/** Goes to the address before. */
export const emailChangedMail = (user: User, centre: string, newEmail: string) =>
  mail(
    user,
    centre,
    'emailChanged',
    'Your e-mail address was changed',
    `The e-mail address of your account is ${newEmail} now. ${ended} ${notYou}`,
  )

export const secondFactorMail = (user: User, centre: string, isOn: boolean) =>
  mail(
    user,
    centre,
    'secondFactor',
    isOn ? 'Two-step sign-in is on' : 'Two-step sign-in is off',
    isOn
      ? `From now on you sign in with your password and a code from your authenticator app. ${notYou}`
      : `From now on you sign in with your password alone. ${notYou}`,
  )

export const passkeyMail = (user: User, centre: string, isAdded: boolean) =>
  mail(
    user,
    centre,
    'passkey',
    isAdded ? 'A passkey was added' : 'A passkey was removed',
    isAdded
      ? `A passkey opens your account from now on, without a password. If that was not you, please remove it on the page of your account, set a new password at once and tell us.`
      : `A passkey that opened your account does not any more. ${notYou}`,
  )
