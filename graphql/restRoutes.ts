import { academicReportRoutes } from './academicReports/academicReports.rest.ts'
import { accountRoutes } from './accounts/accounts.rest.ts'
import { userRoutes } from './users/users.rest.ts'
import { activityRoutes } from './activities/activities.rest.ts'
import { attendanceRoutes } from './attendance/attendance.rest.ts'
import { billingRoutes } from './billing/billing.rest.ts'
import { backupRoutes } from './backup/backup.rest.ts'
import { childrenRoutes } from './children/children.rest.ts'
import { childDocumentRoutes } from './childDocuments/childDocuments.rest.ts'
import { contactRoutes } from './contacts/contacts.rest.ts'
import { classRoutes } from './classes/classes.rest.ts'
import { downloadRoutes } from '#graphql/downloads/downloads.rest.ts'
import { dataExportRoutes } from './dataExport/dataExport.rest.ts'
import { enrollmentRoutes } from './enrollment/enrollment.rest.ts'
import { familyRoutes } from './families/families.rest.ts'
import { galleryRoutes } from './gallery/gallery.rest.ts'
import { messageRoutes } from './messages/messages.rest.ts'
import { momentRoutes } from './moments/moments.rest.ts'
import { noticeRoutes } from './notices/notices.rest.ts'
import type { Route } from '#graphql/platform/rest/route.ts'
import { progressRoutes } from './progress/progress.rest.ts'
import { privacyRoutes } from './privacy/privacy.rest.ts'
import { programRoutes } from './programs/programs.rest.ts'
import { reportCardRoutes } from './reportCards/reportCards.rest.ts'
import { uniformRoutes } from './uniforms/uniforms.rest.ts'
import { visitRoutes } from './visits/visits.rest.ts'
import { volunteerRoutes } from './volunteers/volunteers.rest.ts'

/** Every documented route. */
export const restRoutes: Route[] = [
  ...accountRoutes,
  ...messageRoutes,
  ...enrollmentRoutes,
  ...dataExportRoutes,
  ...backupRoutes,
  ...childrenRoutes,
  ...childDocumentRoutes,
  ...contactRoutes,
  ...momentRoutes,
  ...noticeRoutes,
  ...userRoutes,
  ...familyRoutes,
  ...classRoutes,
  ...progressRoutes,
  ...privacyRoutes,
  ...programRoutes,
  ...attendanceRoutes,
  ...billingRoutes,
  ...activityRoutes,
  ...reportCardRoutes,
  ...uniformRoutes,
  ...visitRoutes,
  ...volunteerRoutes,
  ...galleryRoutes,
  ...academicReportRoutes,
  ...downloadRoutes,
]
