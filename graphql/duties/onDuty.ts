import { todayInJohannesburg } from '#graphql/values/dates.ts'

/**
 * The rows of `duties` that are in force on a day, the first and the last one included: a condition in SQL. Only a teacher has a class.
 * @param day a binding such as `:today`, or a column
 */
export const onDutyOn = (day: string) =>
  `(duties.from_date <= ${day} and (duties.to_date is null or duties.to_date >= ${day}))`

interface Narrowed {
  whereRaw: (sql: string, bindings: { day: string }) => unknown
}

/** The same for a query that is built: `.modify(onDuty())`. */
export const onDuty =
  (day = todayInJohannesburg()) =>
  (rows: Narrowed) =>
    void rows.whereRaw(onDutyOn(':day'), { day })

/** Those that are not over on a day, also the ones that begin later. */
export const onDutySince =
  (day = todayInJohannesburg()) =>
  (rows: Narrowed) =>
    void rows.whereRaw('(duties.to_date is null or duties.to_date >= :day)', { day })
