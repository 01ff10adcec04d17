import { ownClassIds, belonging } from '#graphql/children/belonging.service.ts'
import { readerOf } from '#graphql/data/findRow.ts'
import { latestFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, editRow, now, removalOf } from '#graphql/data/rows.ts'
import { readConcernedParents } from '#graphql/families/reach.service.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import type { Context } from '#graphql/platform/context.ts'
import { queueMails } from '#graphql/platform/mail/outbox.ts'
import { authorise, signedIn } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { Notice, WrittenNotice } from './notice.model.ts'
import { mayManageNotices, mayReadStaffNotices } from './notices.policy.ts'
import { daysOf, endOf, firstMoment } from './notices.rules.ts'
import type { NoticeInput } from './notices.schema.ts'

/** Those for everyone, for the classes of one's own children and, for those who work here, for staff. */
export async function listOwnNotices(context: Context, page: PageRequest | null): Promise<Page<Notice>> {
  const viewer = authorise(context, signedIn)
  const { db } = context
  const query = Notice.query(db)
    .whereNull('deletedAt')
    .whereExists(belonging(context, viewer))
    .where('publishFrom', '<=', db.fn.now())
    .where((open) => open.whereNull('publishUntil').orWhere('publishUntil', '>', db.fn.now()))
    .where((audience) => {
      audience.where('audience', 'all').orWhereIn('classId', ownClassIds(context, viewer))
      if (mayReadStaffNotices(viewer)) audience.orWhere('audience', 'staff')
    })
  return paginate(query, latestFirst('createdAt'), page)
}

export async function listNotices(context: Context, page: PageRequest): Promise<Page<WrittenNotice>> {
  authorise(context, mayManageNotices)
  return paginate(WrittenNotice.query(context.db).whereNull('deletedAt'), latestFirst('publishFrom'), page)
}

export const getNotice = readerOf(WrittenNotice, mayManageNotices)

async function readersOf(context: Context, { audience, classId }: Pick<WrittenNotice, 'audience' | 'classId'>) {
  if (audience !== 'staff') return (await readConcernedParents(context, classId)).map(({ email }) => email)
  const staff = context.db('users').whereNull('deleted_at').whereIn('role', ['teacher', 'admin'])
  return (await staff.orderBy('email').pluck('email')) as string[]
}

async function mail(
  context: Context,
  { title, message, ...row }: Pick<WrittenNotice, 'title' | 'message' | 'audience' | 'classId'>,
) {
  const centre = await centreName(context)
  const readers = await readersOf(context, row)
  await queueMails(
    context,
    readers.map((recipient) => ({
      kind: 'notice.urgent',
      recipient,
      subject: `Urgent: ${title}`,
      body: `${message}\n\nKind regards\n${centre}\n`,
    })),
  )
  return { mailedAt: now() }
}

const valuesOf = ({ audience, classId, publishFrom, publishUntil, title, message, isUrgent }: NoticeInput) => ({
  title,
  message,
  isUrgent,
  audience,
  classId: audience === 'class' ? (classId ?? null) : null,
  ...(publishFrom ? { publishFrom: firstMoment(publishFrom) } : {}),
  publishUntil: publishUntil ? endOf(publishUntil) : null,
})

/** Its readers see it from its first day; an urgent one is also e-mailed to them where that was requested. */
export async function saveNotice(context: Context, input: NoticeInput): Promise<WrittenNotice> {
  const viewer = authorise(context, mayManageNotices)
  const { id, version, sendMail } = input
  const values = valuesOf(input)
  if (id != null)
    return editRow(context, WrittenNotice, { action: 'updateNotice', id, version, input }, async (before, inner) => {
      assertComing('publishUntil', input.publishUntil, daysOf(before).publishUntil)
      return sendMail ? { ...values, ...(await mail(inner, values)) } : values
    })
  return createRow(context, WrittenNotice, { action: 'createNotice', input }, async (inner) => {
    assertComing('publishUntil', input.publishUntil)
    const written = { ...values, createdBy: viewer.id }
    return sendMail ? { ...written, ...(await mail(inner, values)) } : written
  })
}

export const noticeRemoval = removalOf(WrittenNotice, 'Notice', mayManageNotices)
