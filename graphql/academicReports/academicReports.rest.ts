import { signedIn } from '#graphql/platform/policy.ts'
import { Download, route } from '#graphql/platform/rest/route.ts'
import { academicReportPdf } from './academicReports.service.ts'

const pdf = 'application/pdf'

export const academicReportRoutes = [
  route.get('/api/academic-reports/:id/pdf', {
    summary: 'A report as a PDF, for administrators and, once it was sent, the parents of the child',
    policy: signedIn,
    file: [pdf],
    handle: async ({ context, id }) => {
      const { bytes, name } = await academicReportPdf(context, id)
      return new Download(bytes, name, pdf)
    },
  }),
]
