import { clock } from '#graphql/values/twelveHours.ts'
import type { Hours } from './siteData.ts'

/** `6:30 AM - 6:30 PM` */
export const daySpan = ({ opens, closes }: Hours) => `${clock(opens)} - ${clock(closes)}`

/** `7:30-16:30`, as fee tables write it. */
export const shortSpan = ({ opens, closes }: Hours) => `${opens.replace(/^0/, '')}-${closes.replace(/^0/, '')}`

/** Whole rand with thousands set off by a comma: `R2,350`. Cents are shown only where there are any. */
export function rand(cents: number) {
  const whole = Math.trunc(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  return cents % 100 ? `R${whole}.${String(cents % 100).padStart(2, '0')}` : `R${whole}`
}

export const websiteLink = (website: string) => (/^https?:/.test(website) ? website : `https://${website}`)
