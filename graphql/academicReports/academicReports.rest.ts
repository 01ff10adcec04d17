import { signedIn } from '#graphql/platform/policy.ts'
import { route } from '#graphql/platform/rest/route.ts'
import { academicReportPdf } from './academicReports.service.ts'

export const academicReportRoutes = [
  route.get('/api/academic-reports/:id/pdf', {
    summary: 'A report as a PDF, for administrators and, once it was sent, the parents of the child',
    policy: signedIn,
    file: ['application/pdf'],
    handle: ({ context, id }) => academicReportPdf(context, id),
  }),
]
