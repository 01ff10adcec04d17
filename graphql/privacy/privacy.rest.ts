import { adminRoute } from '#graphql/platform/rest/route.ts'
import { exportFamily } from './familyExport.service.ts'

export const privacyRoutes = [
  adminRoute.post('/api/admin/families/:id/export', {
    summary: 'Everything about the family of a parent, by the number of the account, as one ZIP',
    file: ['application/zip'],
    handle: ({ context, id }) => exportFamily(context, id),
  }),
]
