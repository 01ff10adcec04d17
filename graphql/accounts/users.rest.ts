import { admin } from '#graphql/platform/policy.ts'
import { route } from '#graphql/platform/rest.ts'
import type { User } from './user.model.ts'
import { changedUserSchema, createUserSchema, usersQuerySchema } from './users.schema.ts'
import { createUser, deleteUser, listUsers, updateUser } from './users.service.ts'

const present = ({ id, username, email, firstName, lastName, role, phoneNumber, version, createdAt }: User) => ({
  id,
  username,
  email,
  firstName,
  lastName,
  role,
  phoneNumber,
  version,
  createdAt,
})

export const userRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'The accounts, of one role where it is given',
    policy: admin,
    query: usersQuerySchema,
    handle: async ({ context, query }) => ({
      success: true,
      users: (await listUsers(context, query.role ? [query.role] : [])).map(present),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/users',
    summary: 'Makes an account',
    policy: admin,
    body: createUserSchema,
    status: 201,
    handle: async ({ context, body }) => ({
      success: true,
      message: 'Staff member created successfully',
      user: present(await createUser(context, body)),
    }),
  }),
  route({
    method: 'PUT',
    path: '/api/admin/users/:id',
    summary: 'Changes the given fields of an account',
    policy: admin,
    body: changedUserSchema,
    handle: async ({ context, body, id }) => ({
      success: true,
      message: 'Staff member updated successfully',
      user: present(await updateUser(context, { ...body, id })),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    summary: 'Removes an account; it is kept and can be restored',
    policy: admin,
    handle: async ({ context, id }) => {
      await deleteUser(context, id)
      return { success: true, message: 'Staff member deleted successfully' }
    },
  }),
]
