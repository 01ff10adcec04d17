import { day, maybe, output, text, texts } from '#graphql/platform/graphql/output.ts'

export const FreeVisitDay = output('FreeVisitDay', 'A visiting day and its free times.', {
  day: day('The day.'),
  times: texts('Free times, HH:mm.'),
})
export type FreeVisitDay = InstanceType<typeof FreeVisitDay>

export const VisitReceipt = output('VisitReceipt', 'Confirms that a visit was booked.', {
  calendarUrl: maybe(text('Link to the visit as a file for a calendar.')),
})
export type VisitReceipt = InstanceType<typeof VisitReceipt>
