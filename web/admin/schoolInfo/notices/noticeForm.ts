import { type Audience, audienceLabels, daysOf } from '#graphql/notices/notices.rules.ts'
import type { NoticeValues } from '#graphql/notices/notices.schema.ts'
import { text } from '#web/admin/shared/formValues.ts'
import type { SchoolNoticesQuery } from '../schoolInfo.generated.ts'

export type SchoolNotice = SchoolNoticesQuery['notices']['edges'][number]['node']
export type NoticeClass = SchoolNoticesQuery['classes'][number]

/** What the form shows of a notice, or of a new one. */
export function valuesOf(from: Record<string, unknown>, id?: number): NoticeValues {
  const days = from.publishFrom
    ? daysOf({ publishFrom: text(from.publishFrom), publishUntil: (from.publishUntil as string | null) ?? null })
    : { publishFrom: '', publishUntil: null }
  return {
    ...(id === undefined ? {} : { id }),
    title: text(from.title),
    message: text(from.message),
    audience: (from.audience ?? 'all') as Audience,
    classId: (from.classId as number | null) ?? null,
    isUrgent: Boolean(from.isUrgent),
    publishFrom: days.publishFrom,
    publishUntil: days.publishUntil ?? '',
    sendMail: false,
  }
}

/** "All families", "Explorers", "Staff" */
export const formatReaders = (
  { audience, classId }: Pick<SchoolNotice, 'audience' | 'classId'>,
  classes: readonly NoticeClass[],
) => classes.find(({ id }) => id === classId)?.name ?? audienceLabels[audience as Audience]
