const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** How a column is written where PostgreSQL's own JSON would write it otherwise than the API. */
const written: Record<string, (column: string) => string> = {
  timeIn: (column) => `to_char(${column}, 'HH24:MI')`,
  timeOut: (column) => `to_char(${column}, 'HH24:MI')`,
  time: (column) => `to_char(${column}, 'HH24:MI')`,
}

const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * An object of columns, named as in the API; a name that ends in `At` is a moment.
 * @param more further fields, as they stand in `json_build_object`
 */
export function object(table: string, names: string, more = ''): string {
  const fields = names.split(' ').map((name) => {
    const column = `${table}.${snake(name)}`
    return `'${name}', ${written[name]?.(column) ?? (name.endsWith('At') ? moment(column) : column)}`
  })
  return `json_build_object(${[...fields, ...(more ? [more] : [])].join(', ')})`
}

/** All of them in one list; an empty one where there is none. */
export const list = (element: string, order: string) => `coalesce(json_agg(${element} order by ${order}), '[]'::json)`

/** An object taken from a jsonb value, with those of its fields that are named. */
export const parts = (value: string, names: string) =>
  `json_build_object(${names.split(' ').map((name) => `'${name}', ${value} -> '${name}'`)})`

/** Months completed on a day, as the API counts them: on the same day of the month, or the last where it is shorter. */
const apart = (born: string, today: string) =>
  `((extract(year from ${today}) - extract(year from ${born})) * 12
    + extract(month from ${today}) - extract(month from ${born}))::int`
const completed = (born: string, today: string) =>
  `(${apart(born, today)} - case when (${born} + make_interval(months => ${apart(born, today)}))::date <= ${today}
    then 0 else 1 end)`

/** The exact age, such as "2 y 4 m". */
export function exactAge(born: string, today: string): string {
  const months = completed(born, today)
  return `(select case when months < 12 then months || ' m' when months % 12 = 0 then months / 12 || ' y'
    else months / 12 || ' y ' || months % 12 || ' m' end from (select ${months} as months) as age)`
}

/** Whether the centre is closed on a day: at the weekend, on one of the holidays, or by its own decision. */
export const isClosed = (
  day: string,
  holidays: string,
) => `(extract(isodow from ${day}) > 5 or ${day} = any (${holidays}::date[])
  or exists (select from closed_days where closed_days.deleted_at is null and ${day} between from_date and to_date))`

/** One statement whose only row is the body of the answer. */
export const answer = (fields: Record<string, string>) =>
  `select json_build_object('data', json_build_object(${Object.entries(fields).map(([name, value]) => `'${name}', ${value}`)}))::text as body`
