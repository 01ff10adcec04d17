import { adminRoute, Download } from '#graphql/platform/rest/route.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { exportEverything } from './dataExport.service.ts'

export const dataExportRoutes = [
  adminRoute.post('/api/admin/export', {
    file: ['application/zip'],
    summary: "All of the centre's data, as a ZIP archive of CSV files",
    handle: async ({ context, signal }) =>
      new Download(
        await exportEverything(context, signal),
        `kiewiet-${todayInJohannesburg()}.zip`,
        'application/zip',
        'attachment',
      ),
  }),
]
