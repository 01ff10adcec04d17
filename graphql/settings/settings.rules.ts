import { hoursBetween } from '#graphql/values/dates.ts'

/** `12hrs` of doors that open at 06:30 and close at 18:30. */
export const openingHoursStatistic = ({ opens, closes }: { opens: string; closes: string }) => ({
  value: `${Math.round(hoursBetween(opens, closes))}hrs`,
  label: 'open each day',
})

/** The demo administrator. The account exists only where demo data was loaded. */
export const demoAdmin = { email: 'admin@kiewiet.example', password: 'kiewiet-admin' }
