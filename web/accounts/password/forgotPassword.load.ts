import { daysLookedAhead, nextOpenDay, nextOpening } from '#graphql/closedDays/closedDays.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Loaded, LoadRequest } from '#web/app/load.ts'
import type { OfficeTimes } from './ForgotPasswordPage.tsx'
import type { ForgotPasswordQuery } from './forgotPassword.generated.ts'
import forgotPasswordDocument from './forgotPassword.graphql?raw'

/** When somebody answers the phone, for a centre without a mail server. */
export async function load({ query }: LoadRequest): Promise<Loaded<OfficeTimes>> {
  const from = todayInJohannesburg()
  const answer = await query<ForgotPasswordQuery>(forgotPasswordDocument, { from, to: addDays(from, daysLookedAhead) })
  const { closedDays, centre } = answer
  return {
    data: {
      opening: nextOpening(new Date(), centre.centreHours, closedDays),
      linkUntil: nextOpenDay(from, closedDays),
    },
  }
}
