import { adminRoute, Download } from '#graphql/platform/rest/route.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { downloadBackup } from './download.service.ts'

export const backupRoutes = [
  adminRoute.post('/api/admin/backup', {
    file: ['application/gzip'],
    summary: 'A backup of the whole centre, for `npm run restore`',
    handle: async ({ context, signal }) =>
      new Download(
        await downloadBackup(context, signal),
        `kiewiet-${todayInJohannesburg()}.backup.gz`,
        'application/gzip',
        'attachment',
      ),
  }),
]
