import { calendarTypes } from '#graphql/platform/files/calendar.ts'
import { Download, route } from '#graphql/platform/rest/route.ts'
import { visitAsCalendar } from './visits.service.ts'
import { visitCalendarQuerySchema } from './visits.schema.ts'

export const visitRoutes = [
  route.get('/api/visits/:id/calendar', {
    summary: 'A visit booked on the website as a file for a calendar, for the visitor who has its link',
    query: visitCalendarQuerySchema,
    file: calendarTypes.file,
    handle: async ({ context, id, query }) =>
      new Download(await visitAsCalendar(context, id, query.token), 'visit.ics', calendarTypes.sent, 'attachment'),
  }),
]
