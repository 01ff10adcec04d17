import * as z from 'zod/mini'
import { listQuerySchema, requestedPage } from '#graphql/data/paginate.ts'
import { done, maybe, moment, number, shaped, success, text } from '#graphql/platform/rest/answer.ts'
import { adminRoute, changed, confirmed, listedAs } from '#graphql/platform/rest/route.ts'
import { roles } from '#graphql/values/roles.ts'
import { changedUserSchema, createUserSchema, usersQuerySchema } from './users.schema.ts'
import { createUser, deleteUser, listUsers, updateUser } from './users.service.ts'

const account = z.object({
  id: number,
  username: text,
  email: text,
  firstName: text,
  lastName: text,
  role: z.enum(roles),
  phoneNumber: maybe(text),
  version: number,
  createdAt: moment,
})
const present = shaped(account)

export const userRoutes = [
  adminRoute.get('/api/admin/users', {
    summary: 'The accounts, of one role if given',
    query: z.extend(listQuerySchema, usersQuerySchema.shape),
    answer: success({ users: z.array(account) }),
    handle: async ({ context, query }) =>
      listedAs(
        'users',
        await listUsers(context, requestedPage(query), { roles: query.role ? [query.role] : [] }),
        present,
      ),
  }),
  adminRoute.post('/api/admin/users', {
    summary: 'Creates an account',
    body: createUserSchema,
    status: 201,
    answer: done({ user: account }),
    conflict: 'The username or the e-mail address is taken.',
    handle: async ({ context, body }) =>
      changed('Staff member created successfully', { user: present(await createUser(context, body)) }),
  }),
  adminRoute.put('/api/admin/users/:id', {
    summary: 'Changes the given fields of an account',
    body: changedUserSchema,
    answer: done({ user: account }),
    conflict: 'The e-mail address is taken, or no administrator would be left.',
    handle: async ({ context, body, id }) =>
      changed('Staff member updated successfully', { user: present(await updateUser(context, { ...body, id })) }),
  }),
  adminRoute.delete('/api/admin/users/:id', {
    summary: 'Removes an account, which can be restored',
    conflict: "It is your own account, or the last administrator's.",
    handle: ({ context, id }) => confirmed('Staff member deleted successfully', deleteUser(context, id)),
  }),
]
