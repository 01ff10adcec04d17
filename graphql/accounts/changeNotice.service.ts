import { isOfCentre } from '#graphql/children/belonging.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { type Mail, queueMail } from '#graphql/platform/mail/outbox.ts'
import { refusalOf } from '#graphql/platform/throttle.ts'
import { noticesOfOneAccount } from '#graphql/platform/throttle.rules.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import type { User } from './user.model.ts'

export type NoticeOf = (user: User, centre: string) => Mail

/** Whether the address is the owner's: it was confirmed, or the office knows who it is. A stranger may have registered with any other. */
export const isKnown = async (context: Context, user: User): Promise<boolean> =>
  Boolean(user.emailVerifiedAt ?? user.invitedAt) || (await isOfCentre(context, user))

/**
 * Tells the owner of an account that it was changed. An address that a stranger may have registered with is not written to;
 * of what is done again and again only the first few are told, while the change itself holds.
 */
export async function tellOfChange(context: Context, user: User, mailOf: NoticeOf) {
  if (!(await isKnown(context, user))) return
  const mail = mailOf(user, await centreName(context))
  const told = { name: mail.kind, subject: `account ${user.id}` }
  if ((await refusalOf(context, { ...told, ...noticesOfOneAccount })) === null) await queueMail(context, mail)
}
