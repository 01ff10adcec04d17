import * as z from 'zod/mini'
import { listQuerySchema, requestedPage } from '#graphql/data/paginate.ts'
import { day, done, maybe, moment, number, shaped, text, time } from '#graphql/platform/rest/answer.ts'
import { adminRoute, changed, confirmed, listed } from '#graphql/platform/rest/route.ts'
import {
  createVolunteerRequest,
  deleteVolunteerRequest,
  listVolunteerRequests,
  updateVolunteerRequest,
} from './requests.service.ts'
import { listVolunteerSignups, withPeople } from './signups.service.ts'
import { requestStatuses, signupStatuses } from './volunteers.rules.ts'
import { changedVolunteerRequestSchema, signupsQuerySchema, volunteerRequestSchema } from './volunteers.schema.ts'

const volunteer = z.object({
  id: number,
  eventTitle: text,
  className: text,
  venue: maybe(text),
  startDate: day,
  startTime: time,
  endDate: maybe(day),
  endTime: maybe(time),
  volunteersNeeded: number,
  description: maybe(text),
  notes: maybe(text),
  status: z.enum(requestStatuses),
  version: number,
})
const signup = z.object({
  id: number,
  requestId: number,
  parentName: maybe(text),
  parentEmail: maybe(text),
  parentPhone: maybe(text),
  childName: maybe(text),
  specialSkills: maybe(text),
  status: z.enum(signupStatuses),
  createdAt: moment,
})

const present = shaped(volunteer)

export const volunteerRoutes = [
  adminRoute.get('/api/admin/volunteers', {
    summary: 'Every volunteer request',
    query: listQuerySchema,
    answer: z.array(volunteer),
    handle: async ({ context, query }) => listed(await listVolunteerRequests(context, requestedPage(query)), present),
  }),
  adminRoute.post('/api/admin/volunteers', {
    summary: 'Creates a volunteer request',
    body: volunteerRequestSchema,
    status: 201,
    answer: done({ volunteer }),
    handle: async ({ context, body }) =>
      changed('Volunteer request created successfully', {
        volunteer: present(await createVolunteerRequest(context, body)),
      }),
  }),
  adminRoute.put('/api/admin/volunteers/:id', {
    summary: 'Changes a volunteer request',
    body: changedVolunteerRequestSchema,
    answer: done({ volunteer }),
    handle: async ({ context, body, id }) =>
      changed('Volunteer request updated successfully', {
        volunteer: present(await updateVolunteerRequest(context, id, body)),
      }),
  }),
  adminRoute.delete('/api/admin/volunteers/:id', {
    summary: 'Deletes a volunteer request',
    handle: ({ context, id, version }) =>
      confirmed('Volunteer request deleted successfully', deleteVolunteerRequest(context, id, version)),
  }),
  adminRoute.get('/api/admin/volunteer-signups', {
    summary: 'Who signed up to help; for one event with requestId',
    query: z.extend(listQuerySchema, signupsQuerySchema.shape),
    answer: z.array(signup),
    handle: async ({ context, query }) =>
      listed(await listVolunteerSignups(context, requestedPage(query), query.requestId), async (row) =>
        shaped(signup)(await withPeople(context, row)),
      ),
  }),
]
