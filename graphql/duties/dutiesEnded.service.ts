import { dutiesEndedMail } from '#graphql/accounts/accounts.mails.ts'
import { User } from '#graphql/accounts/user.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { queueMails } from '#graphql/platform/mail/outbox.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import type { Duty } from './duty.model.ts'
import { onDutySince } from './onDuty.ts'

type Days = Pick<Duty, 'userId' | 'fromDate' | 'toDate'>

/** The last day of all of these; null while one of them has no end. */
const lastDayOf = (duties: readonly Days[]): string | null =>
  duties.some(({ toDate }) => toDate === null)
    ? null
    : (duties
        .map(({ toDate }) => toDate)
        .sort()
        .at(-1) ?? null)

const isBefore = (one: string | null, other: string | null) => one !== null && (other === null || one < other)

/**
 * Tells teachers who are on duty today of the last day on which they will be: their last duty has ended, or will earlier than
 * before. Who still has one that lasts as long is told nothing, and neither are administrators, who need none.
 * @param inner in the transaction of the change
 * @param before the duties that were ended, shortened or removed, as they were
 */
export async function tellOfLastDuty(inner: Context, before: readonly Days[]) {
  const { db } = inner
  const today = todayInJohannesburg()
  const ended = before.filter(({ fromDate, toDate }) => fromDate <= today && !isBefore(toDate, today))
  if (ended.length === 0) return
  const endedOf = groupBy(ended, ({ userId }) => userId)
  const userIds = [...endedOf.keys()]
  const left: Days[] = await db('duties').whereIn('userId', userIds).modify(onDutySince(today))
  const leftOf = groupBy(left, ({ userId }) => userId)
  const teachers = await User.query(db).findByIds(userIds).where({ role: 'teacher', deletedAt: null }).orderBy('id')
  const centre = await centreName(inner)
  const mails = teachers.flatMap((teacher) => {
    const days = leftOf.get(teacher.id) ?? []
    const lastDay = lastDayOf(days)
    const endsEarlier = days.length === 0 || isBefore(lastDay, lastDayOf(endedOf.get(teacher.id) ?? []))
    return endsEarlier ? [dutiesEndedMail(teacher, centre, lastDay)] : []
  })
  await queueMails(inner, mails)
}
