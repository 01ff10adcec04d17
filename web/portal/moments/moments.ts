import { createContext } from 'react'
import { picturePath, type Reaction, reactions } from '#graphql/moments/moments.rules.ts'
import { addDays, formatDate, formatDayInFull } from '#graphql/values/dates.ts'
import type { ParentMomentsQuery } from './moments.generated.ts'

export type OwnMoment = ParentMomentsQuery['myMoments']['edges'][number]['node']
export type FamilyChild = ParentMomentsQuery['myChildren'][number]
export type MomentPicture = OwnMoment['pictures'][number]

/** Where pictures come from; stories, which have no server, give drawn ones. */
export const PictureAddress = createContext(picturePath)

/** `Picture 1 of 3, 24 November 2026` */
export const formatPicture = (index: number, count: number, date: string) =>
  `Picture ${index + 1} of ${count}, ${formatDate(date)}`

/**
 * `Today`, `Yesterday`, before that `Friday, 20 November 2026`
 * @param today the centre's date, `yyyy-MM-dd`
 */
export function formatDay(date: string, today: string): string {
  if (date === today) return 'Today'
  return date === addDays(today, -1) ? 'Yesterday' : formatDayInFull(date)
}

/** Moments, the last one first, by their days. */
export function byDay(moments: readonly OwnMoment[]): { date: string; moments: OwnMoment[] }[] {
  const days = new Map<string, OwnMoment[]>()
  for (const moment of moments) days.set(moment.date, [...(days.get(moment.date) ?? []), moment])
  return Array.from(days, ([date, ofDay]) => ({ date, moments: ofDay }))
}

/** What the server answers once the own reaction is this one, in place of any before; null takes it back. */
export const withOwnReaction = (before: OwnMoment['reactions'], own: Reaction | null): OwnMoment['reactions'] =>
  reactions.flatMap((reaction) => {
    const known = before.find((counted) => counted.reaction === reaction)
    const others = (known?.count ?? 0) - (known?.isOwn ? 1 : 0)
    const isOwn = reaction === own
    const count = others + (isOwn ? 1 : 0)
    return count > 0 ? [{ __typename: 'MomentReactions' as const, reaction, count, isOwn }] : []
  })
