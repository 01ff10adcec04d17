import { adminRoute } from '#graphql/platform/rest/route.ts'
import { exportFamily } from './familyExport.service.ts'

export const privacyRoutes = [
  adminRoute.post('/api/admin/families/:id/export', {
    summary: "All data about a parent's family, by account id, as one ZIP",
    file: ['application/zip'],
    handle: ({ context, id }) => exportFamily(context, id),
  }),
]
