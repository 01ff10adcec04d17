import { AppError } from '#graphql/platform/errors.ts'
import { route } from '#graphql/platform/rest.ts'
import { registerSchema, signInByEmailSchema, signInSchema } from './accounts.schema.ts'
import { register, signIn, signInByEmail, signOut, viewerAccount } from './accounts.service.ts'
import type { User } from './user.model.ts'

const present = ({ id, email, role, firstName, lastName }: User) => ({ id, email, role, firstName, lastName })

const presentOrRefuse = (user: User | null) => {
  if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in first.')
  return { user: present(user) }
}

export const accountRoutes = [
  route({
    method: 'GET',
    path: '/api/user',
    summary: 'Whoever is signed in; 401 for guests',
    handle: async ({ context }) => presentOrRefuse(await viewerAccount(context)),
  }),
  route({
    method: 'POST',
    path: '/api/login',
    summary: 'Signs in with an e-mail address and sets the session cookie',
    body: signInByEmailSchema,
    handle: async ({ context, body }) => ({
      success: true,
      user: present(await signInByEmail(context, body)),
      message: 'Signed in',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/logout',
    summary: 'Ends the session; guests may too',
    handle: async ({ context }) => ({ success: await signOut(context) }),
  }),
  route({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in with a username or an e-mail address and sets the session cookie',
    body: signInSchema,
    handle: async ({ context, body }) => ({ success: true, user: present(await signIn(context, body)) }),
  }),
  route({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Makes a parent account',
    body: registerSchema,
    status: 201,
    handle: async ({ context, body }) => ({
      success: true,
      user: present(await register(context, body)),
      message: 'Account created. You can sign in now.',
    }),
  }),
]
