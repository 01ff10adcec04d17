import * as z from 'zod/mini'
import { done, number, shaped, success, text } from '#graphql/platform/rest/answer.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { ownAccount } from '#graphql/platform/policy.ts'
import { changed, route } from '#graphql/platform/rest/route.ts'
import { roles } from '#graphql/values/roles.ts'
import { registerSchema, signInByEmailSchema, signInSchema } from './accounts.schema.ts'
import { register, signIn, signInByEmail, signOut, viewerAccount } from './accounts.service.ts'

const account = z.object({ id: number, email: text, role: z.enum(roles), firstName: text, lastName: text })
const present = shaped(account)

export const accountRoutes = [
  route.get('/api/user', {
    summary: 'The signed-in user; 401 for guests',
    policy: ownAccount,
    answer: z.object({ user: account }),
    handle: async ({ context }) => {
      const user = await viewerAccount(context)
      if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in first.')
      return { user: present(user) }
    },
  }),
  route.post('/api/login', {
    summary: 'Signs in with an e-mail address and sets the session cookie',
    body: signInByEmailSchema,
    answer: done({ user: account }),
    throttled: true,
    handle: async ({ context, body }) => changed('Signed in', { user: present(await signInByEmail(context, body)) }),
  }),
  route.post('/api/logout', {
    summary: 'Ends the session; also answers guests',
    answer: success({}),
    handle: async ({ context }) => ({ success: await signOut(context) }),
  }),
  route.post('/api/auth/login', {
    summary: 'Signs in with a username or an e-mail address and sets the session cookie',
    body: signInSchema,
    answer: success({ user: account }),
    throttled: true,
    handle: async ({ context, body }) => ({ success: true, user: present(await signIn(context, body)) }),
  }),
  route.post('/api/auth/register', {
    summary:
      'Registers a parent account. If the e-mail address already has one, the answer is the same and its owner is told by e-mail',
    body: registerSchema,
    status: 201,
    answer: done({ user: account }),
    conflict: 'The username is taken.',
    throttled: true,
    handle: async ({ context, body }) =>
      changed('Account created. You can sign in now.', { user: present(await register(context, body)) }),
  }),
]
