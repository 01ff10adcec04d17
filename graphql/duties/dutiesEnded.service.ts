import { dutiesEndedMail } from '#graphql/accounts/accounts.mails.ts'
import { User } from '#graphql/accounts/user.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { queueMails } from '#graphql/platform/mail/outbox.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Duty } from './duty.model.ts'
import { onDutySince } from './onDuty.ts'

type Days = Pick<Duty, 'userId' | 'fromDate' | 'toDate'>

const never = '9999-12-31'

/**
 * Tells teachers who are on duty today of the last day on which they will be: their last duty has ended, or will earlier than
 * before. Who still has one that lasts as long is told nothing, and neither are administrators, who need none.
 * @param inner in the transaction of the change
 * @param before the duties that were ended, shortened or removed, as they were
 */
export async function tellOfLastDuty(inner: Context, before: readonly Days[]) {
  const { db } = inner
  const today = todayInJohannesburg()
  const until = new Map<number, string>()
  for (const { userId, fromDate, toDate } of before)
    if (fromDate <= today && (toDate ?? never) >= today) {
      const last = toDate ?? never
      if (last > (until.get(userId) ?? '')) until.set(userId, last)
    }
  if (until.size === 0) return
  const userIds = [...until.keys()]
  const left: Days[] = await db('duties').whereIn('userId', userIds).modify(onDutySince(today))
  const teachers = await User.query(db).findByIds(userIds).where({ role: 'teacher', deletedAt: null }).orderBy('id')
  const centre = await centreName(inner)
  const mails = teachers.flatMap((teacher) => {
    const days = left.filter(({ userId }) => userId === teacher.id).map(({ toDate }) => toDate ?? never)
    const lastDay = days.sort().at(-1) ?? null
    return (lastDay ?? '') < (until.get(teacher.id) ?? '') ? [dutiesEndedMail(teacher, centre, lastDay)] : []
  })
  await queueMails(inner, mails)
}
