import * as z from 'zod/mini'
import { maybe, number, shaped, success, text, yes } from '#graphql/platform/rest/answer.ts'
import { adminRoute, allAs } from '#graphql/platform/rest/route.ts'
import { listPrograms } from './programs.service.ts'

const program = z.object({
  id: number,
  code: text,
  name: text,
  title: text,
  ageLabel: text,
  ratio: maybe(text),
  isActive: yes,
})

export const programRoutes = [
  adminRoute.get('/api/admin/programs', {
    summary: 'The active programs',
    answer: success({ programs: z.array(program) }),
    handle: async ({ context }) => allAs('programs', await listPrograms(context), shaped(program)),
  }),
]
