import { listClosedDays } from '#graphql/closedDays/closedDays.service.ts'
import { daysLookedAhead, nextOpenDay } from '#graphql/closedDays/opening.rules.ts'
import type { Context } from '#graphql/platform/context.ts'
import { sendsMail } from '#graphql/platform/mail/outbox.ts'
import {
  addDays,
  formatDate,
  startOfJohannesburgDay,
  todayInJohannesburg,
  weekdayNameOf,
} from '#graphql/values/dates.ts'

/** How long a link works that is sent by e-mail, in minutes. */
export const linkMinutes = 60

interface Lifetime {
  expiresAt: Date
  /** `within 60 minutes`, `until the end of Monday, 23 November 2026`. */
  words: string
}

/**
 * How long a link to an account works: an hour where it is sent by e-mail. Where the office hands it over, to the end of
 * the next day on which somebody is there.
 */
export async function linkLifetime(context: Context, handedOver = !sendsMail(context)): Promise<Lifetime> {
  if (!handedOver)
    return { expiresAt: new Date(Date.now() + linkMinutes * 60_000), words: `within ${linkMinutes} minutes` }
  const today = todayInJohannesburg()
  const day = nextOpenDay(today, await listClosedDays(context, today, addDays(today, daysLookedAhead)))
  return {
    expiresAt: startOfJohannesburgDay(addDays(day, 1)),
    words: `until the end of ${weekdayNameOf(day)}, ${formatDate(day)}`,
  }
}
