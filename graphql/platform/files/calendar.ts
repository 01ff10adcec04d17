import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator'

const calendar = 'text/calendar'

/** Types of the files that `calendarFile` makes: as a route declares them, and as they are sent. */
export const calendarTypes = { file: [calendar], sent: `${calendar}; charset=utf-8` }

/** One line of text as RFC 5545 (3.3.11) writes it; the library does this for events, and not for the calendar's name. */
const textOf = (words: string) =>
  words
    // oxlint-disable-next-line no-control-regex -- these are what is taken out
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')

/** Events as a calendar program reads them (RFC 5545). */
export function calendarFile(
  { name, company, product }: { name: string; company: string; product: string },
  events: readonly ICalEventData[],
): Buffer {
  const file = ical({
    name: textOf(name),
    prodId: { company: textOf(company), product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
    events: [...events],
  })
  return Buffer.from(file.toString())
}
