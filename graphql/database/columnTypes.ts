import pg from 'pg'

const dateOid = 1082
const timeOid = 1083
const timestamptzOid = 1184
const bigintOid = 20

/** A moment in ISO 8601, of one as PostgreSQL writes it, in a column or in JSON, with as many digits of the second as it has. */
export function momentOf(text: string): string {
  const zone = text[10] === 'T' ? '+00:00' : '+00'
  if (text[4] !== '-' || !text.endsWith(zone)) return new Date(text).toISOString()
  // rearranging takes a tenth of the time of reading and writing it, and lists have thousands
  const fraction = text.slice(20, -zone.length)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
}

/** Hours and minutes of a time of day. */
export const timeOf = (text: string): string => text.slice(0, 5)

// Calendar dates and times of day stay text; moments become ISO 8601 text in UTC; counts become numbers.
pg.types.setTypeParser(dateOid, (text) => text)
pg.types.setTypeParser(timeOid, timeOf)
pg.types.setTypeParser(timestamptzOid, momentOf)
pg.types.setTypeParser(bigintOid, Number)
