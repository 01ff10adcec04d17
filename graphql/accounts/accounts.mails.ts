import { letter, type Mail } from '#graphql/platform/mail/outbox.ts'
import { formatDate } from '#graphql/values/dates.ts'
import type { Role } from '#graphql/values/roles.ts'
import type { User } from './user.model.ts'

const mail = (
  user: Pick<User, 'email' | 'emailVerifiedAt' | 'firstName'>,
  centre: string,
  { kind, subject, text }: Pick<Mail, 'kind' | 'subject'> & { text: string },
): Mail => ({
  kind: `account.${kind}`,
  recipient: user.email,
  subject,
  // until the address is confirmed, it may be somebody else's, and the name may be a message to them
  body: letter(user.emailVerifiedAt ? `Dear ${user.firstName}` : 'Hello', text, centre),
})

const removed = 'any passkeys, calendar link and tablet PIN'
const linksEnded = 'Earlier invitations and password links no longer work.'

/**
 * What `revokeAccess` has ended. These words, and those of what stays, are held against what each event really ends:
 * see `tests/security/credentials`.
 */
const revoked = (where: 'all devices' | 'other devices') =>
  `we have signed you out on ${where} and removed ${removed}, which you can set up again on your account page. ${linksEnded}`
const ended = (where: 'all devices' | 'other devices') => `For your safety ${revoked(where)}`
const factorStays = 'Two-step sign-in has not changed.'
const passwordStays = 'Your password and two-step sign-in have not changed.'
const restStays = 'Nothing else has changed.'
const notYou = 'If this was not you, please choose a new password at once and tell us.'
const notExpected = 'If you did not expect this, please tell us.'

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
    text: `Your username is ${user.username}. Choose your password here; the link works once, ${lasts}:\n\n${url}\n\nAny earlier password no longer works. ${ended('all devices')} ${factorStays} ${notExpected}`,
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
    text: `The password of your account was changed. ${ended('other devices')} ${factorStays} ${notYou}`,
  })

/** Goes to the new address, to prove that it belongs to the account's owner. */
export const confirmEmailMail = (user: User, centre: string, newEmail: string, url: string, lasts: string): Mail =>
  mail({ email: newEmail, emailVerifiedAt: null, firstName: user.firstName }, centre, {
    kind: 'confirmEmail',
    subject: 'Confirm your e-mail address',
    text: `Please confirm that ${newEmail} is the new address of your account: sign in, then follow this link, which works once, ${lasts}:\n\n${url}\n\nIf this is not your account, please ignore this e-mail, and nothing will change.`,
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
    text: `Your account's e-mail address is now ${newEmail}. ${ended('other devices')} ${passwordStays} ${notYou}`,
  })

export const secondFactorMail = (user: User, centre: string, isOn: boolean) =>
  mail(user, centre, {
    kind: 'secondFactor',
    subject: isOn ? 'Two-step sign-in is on' : 'Two-step sign-in is off',
    text: isOn
      ? `From now on you sign in with your password and a code from your authenticator app. We have signed you out on other devices. ${restStays} ${notYou}`
      : `From now on you sign in with your password alone. Two-step sign-in and its recovery codes have ended, and we have signed you out on other devices. ${restStays} ${notYou}`,
  })

/** To somebody whose phone was lost. */
export const secondFactorEndedMail = (user: User, centre: string) =>
  mail(user, centre, {
    kind: 'secondFactor',
    subject: 'Two-step sign-in is off',
    text: `We have turned off two-step sign-in for you. From now on you sign in with your password alone. For your safety we have signed you out on all devices and removed your recovery codes and any passkeys. You can set up two-step sign-in and passkeys again on your account page. ${restStays} ${notExpected}`,
  })

export const passkeyMail = (user: User, centre: string, isAdded: boolean) =>
  mail(user, centre, {
    kind: 'passkey',
    subject: isAdded ? 'A passkey was added' : 'A passkey was removed',
    text: isAdded
      ? `A passkey has been added to your account. It signs you in without a password. We have signed you out on other devices. ${restStays} If this was not you, please remove it on your account page, choose a new password at once and tell us.`
      : `A passkey was removed from your account and can no longer be used to sign in. We have signed you out on other devices. ${restStays} ${notYou}`,
  })

const roleNames: Record<Role, string> = { parent: 'parent', teacher: 'teacher', admin: 'administrator' }

export const roleChangedMail = (user: User, centre: string, before: Role) =>
  mail(user, centre, {
    kind: 'roleChanged',
    subject: 'Your role was changed',
    text: `Your role at ${centre} was changed from ${roleNames[before]} to ${roleNames[user.role]}. ${ended('all devices')} ${passwordStays} Please sign in again. ${notExpected}`,
  })

export const signedOutMail = (user: User, centre: string, isOwn: boolean) =>
  mail(user, centre, {
    kind: 'signedOut',
    subject: 'You were signed out everywhere',
    text: `${isOwn ? `As you asked, ${revoked('all devices')}` : ended('all devices')} ${passwordStays} ${isOwn ? notYou : `Please sign in again. ${notExpected}`}`,
  })

export const accountRemovedMail = (user: User, centre: string) =>
  mail(user, centre, {
    kind: 'removed',
    subject: 'Your account was removed',
    text: `Your account was removed, so you can no longer sign in. We have signed you out on all devices and removed ${removed}. ${linksEnded} If we restore your account, your password and two-step sign-in will be as they are now. We keep our records. ${notExpected}`,
  })

export const accountRestoredMail = (user: User, centre: string) =>
  mail(user, centre, {
    kind: 'restored',
    subject: 'Your account was restored',
    text: `Your account was restored, so you can sign in again${user.emailVerifiedAt ? ` as ${user.username}` : ''}. ${passwordStays} When it was removed, we signed you out on all devices and removed ${removed}, which you can set up again on your account page. ${linksEnded} ${notExpected}`,
  })

/** @param lastDay null where the duties are over already */
export const dutiesEndedMail = (user: User, centre: string, lastDay: string | null) =>
  mail(user, centre, {
    kind: 'dutiesEnded',
    subject: lastDay ? `Your duties end on ${formatDate(lastDay)}` : 'Your duties have ended',
    text: `${lastDay ? `Your last day on duty is ${formatDate(lastDay)}. After that you can` : 'You no longer have any duties, so you can'} no longer open the children's records or use a class tablet. You can still sign in to your account. ${restStays} ${notExpected}`,
  })
