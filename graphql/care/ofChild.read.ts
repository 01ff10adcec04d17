import type { Child } from '#graphql/children/child.model.ts'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { isInClassOn } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { careTerms } from '#graphql/settings/settings.service.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { CareOfDay } from './care.model.ts'
import { mayKeepCareOf, maySeeCare } from './care.policy.ts'
import { isReadable, isTold, mostDays } from './care.rules.ts'
import { entriesFrom, type StoredVersion, versionOf, versions } from './versions.read.ts'

interface Span {
  from: string
  until: string
}

const ofSpan = ({ from, until }: Span): ChildRows<StoredVersion> => ({
  name: `care ${from} ${until}`,
  policy: maySeeCare,
  forTeachers: true,
  rows: ({ db }) =>
    versions(db).whereRaw('care_entries.child_id = children.id').whereBetween('care_entries.date', [from, until]),
  parse: versionOf,
})

/** When today was closed in the class of the child, for a day on which nothing was entered. */
const closingToday: ChildRows<{ closedAt: string }> = {
  name: 'careClosedToday',
  policy: maySeeCare,
  forTeachers: true,
  rows: ({ db }) =>
    db('care_days')
      .whereRaw(isInClassOn('care_days.date', 'care_days.class_id'))
      .where({ date: todayInJohannesburg() })
      .select('closed_at'),
  parse: (json) => ({ closedAt: new Date(json.closed_at).toISOString() }),
}

/**
 * The days of a child on which something was entered, and today, the last one first.
 * @throws AppError BAD_USER_INPUT for more than 31 days
 */
export async function careOf(context: Context, child: Child, span: Span): Promise<CareOfDay[]> {
  if (!isReadable(span.from, span.until))
    throw fieldError('until', `Please choose at most ${mostDays} days, with the first day before the last.`)
  const [found, [closing], { telling }] = await Promise.all([
    readOfChild(context, child.id, ofSpan(span)),
    readOfChild(context, child.id, closingToday),
    careTerms(context),
  ])
  const today = todayInJohannesburg()
  const isStaff = mayKeepCareOf(context.viewer, child)
  const byDay = groupBy(found, ({ date }) => date)
  const isIncluded = span.from <= today && today <= span.until
  return [...new Set([...(isIncluded ? [today] : []), ...byDay.keys()])]
    .toSorted()
    .toReversed()
    .map((date) => {
      const ofDay = byDay.get(date) ?? []
      const usual = date === today ? (closing?.closedAt ?? null) : null
      const closedAt = ofDay.find((version) => version.closedAt !== null)?.closedAt ?? usual
      const told = isStaff || isTold({ date, closedAt }, telling, today)
      return { date, closedAt, isTold: told, entries: told ? entriesFrom(ofDay, isStaff ? 'staff' : 'family') : [] }
    })
}
