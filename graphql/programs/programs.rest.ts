import { admin } from '#graphql/platform/policy.ts'
import { route } from '#graphql/platform/rest.ts'
import { listPrograms } from './programs.service.ts'

export const programRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/programs',
    summary: 'The active programs',
    policy: admin,
    handle: async ({ context }) => ({
      success: true,
      programs: (await listPrograms(context)).map(({ id, code, name, title, ageLabel, ratio, isActive }) => ({
        id,
        code,
        name,
        title,
        ageLabel,
        ratio,
        isActive,
      })),
    }),
  }),
]
