import type { FileRows, OperationRows, RouteRows, ServiceRows } from '../row.ts'
import { academicReportOperations, academicReportRoutes, academicReportServices } from './academicReports.rows.ts'
import { accountOperations, accountRoutes } from './accounts.rows.ts'
import { billingOperations, billingRoutes, billingServices } from './billing.rows.ts'
import { activityOperations, activityRoutes, activityServices } from './activities.rows.ts'
import { officeOperations, paperRoutes } from './billingOffice.rows.ts'
import { careOperations, careServices } from './care.rows.ts'
import { childrenOperations, childrenRoutes, childrenServices } from './children.rows.ts'
import { documentOperations, documentRoutes, documentServices } from './childDocuments.rows.ts'
import { classOperations, classRoutes, classServices } from './classes.rows.ts'
import { consentOperations, consentServices } from './consents.rows.ts'
import { contactPhotoOperations, contactPhotoRoutes, contactPhotoServices } from './contactPhotos.rows.ts'
import { contactOperations, contactServices } from './contacts.rows.ts'
import { deviceOperations } from './devices.rows.ts'
import { dutyOperations } from './duties.rows.ts'
import { enrollmentOperations, enrollmentRoutes, enrollmentServices } from './enrollment.rows.ts'
import { familyOperations, familyRoutes, familyServices, invitationOperations } from './families.rows.ts'
import { privacyOperations, privacyRoutes, privacyServices } from './privacy.rows.ts'
import { fileServices, publicFiles } from './files.rows.ts'
import { conversationOperations, conversationRoutes, conversationServices } from './conversations.rows.ts'
import { galleryOperations, galleryRoutes, galleryServices } from './gallery.rows.ts'
import { manageChildrenOperations, manageChildrenRoutes } from './manageChildren.rows.ts'
import { momentOperations, momentRoutes, momentServices } from './moments.rows.ts'
import { notificationOperations } from './notifications.rows.ts'
import { administrationOperations, administrationRoutes, administrationServices } from './administration.rows.ts'
import { overviewOperations } from './overview.rows.ts'
import { placementOperations, placementServices } from './placements.rows.ts'
import { progressOperations, progressRoutes, progressServices } from './progress.rows.ts'
import { shortcutOperations } from './shortcuts.rows.ts'
import { sessionOperations, sessionServices } from './sessions.rows.ts'
import { registerOperations, registerRoutes, registerServices } from './register.rows.ts'
import { reportCardOperations, reportCardRoutes, reportCardServices } from './reportCards.rows.ts'
import { securityOperations } from './security.rows.ts'
import { schoolInfoOperations, schoolInfoRoutes, schoolInfoServices } from './schoolInfo.rows.ts'
import { siteOperations, siteRoutes } from './site.rows.ts'
import { leaveOperations } from './leave.rows.ts'
import { staffRegisterOperations, staffRegisterRoutes, staffRegisterServices } from './staffRegister.rows.ts'
import { uniformOperations, uniformRoutes, uniformServices } from './uniforms.rows.ts'
import { timetableOperations, timetableServices } from './timetables.rows.ts'
import { userOperations, userRoutes, userServices } from './users.rows.ts'
import { volunteerOperations, volunteerRoutes, volunteerServices } from './volunteers.rows.ts'

/** One row an operation. A new operation without one fails the tests. */
export const operationRows: OperationRows = {
  ...academicReportOperations,
  ...accountOperations,
  ...billingOperations,
  ...activityOperations,
  ...careOperations,
  ...childrenOperations,
  ...classOperations,
  ...consentOperations,
  ...contactOperations,
  ...contactPhotoOperations,
  ...conversationOperations,
  ...deviceOperations,
  ...documentOperations,
  ...dutyOperations,
  ...enrollmentOperations,
  ...familyOperations,
  ...galleryOperations,
  ...momentOperations,
  ...invitationOperations,
  ...manageChildrenOperations,
  ...officeOperations,
  ...notificationOperations,
  ...shortcutOperations,
  ...administrationOperations,
  ...overviewOperations,
  ...placementOperations,
  ...progressOperations,
  ...sessionOperations,
  ...privacyOperations,
  ...registerOperations,
  ...reportCardOperations,
  ...securityOperations,
  ...schoolInfoOperations,
  ...siteOperations,
  ...leaveOperations,
  ...staffRegisterOperations,
  ...uniformOperations,
  ...timetableOperations,
  ...userOperations,
  ...volunteerOperations,
}

export const routeRows: RouteRows = {
  ...academicReportRoutes,
  ...accountRoutes,
  ...billingRoutes,
  ...activityRoutes,
  ...childrenRoutes,
  ...classRoutes,
  ...conversationRoutes,
  ...documentRoutes,
  ...contactPhotoRoutes,
  ...enrollmentRoutes,
  ...familyRoutes,
  ...galleryRoutes,
  ...momentRoutes,
  ...manageChildrenRoutes,
  ...administrationRoutes,
  ...paperRoutes,
  ...progressRoutes,
  ...privacyRoutes,
  ...registerRoutes,
  ...reportCardRoutes,
  ...schoolInfoRoutes,
  ...siteRoutes,
  ...staffRegisterRoutes,
  ...uniformRoutes,
  ...userRoutes,
  ...volunteerRoutes,
}

export const serviceRows: ServiceRows = {
  ...administrationServices,
  ...academicReportServices,
  ...billingServices,
  ...activityServices,
  ...careServices,
  ...childrenServices,
  ...classServices,
  ...consentServices,
  ...contactServices,
  ...contactPhotoServices,
  ...conversationServices,
  ...documentServices,
  ...enrollmentServices,
  ...familyServices,
  ...fileServices,
  ...galleryServices,
  ...momentServices,
  ...placementServices,
  ...progressServices,
  ...sessionServices,
  ...privacyServices,
  ...schoolInfoServices,
  ...registerServices,
  ...reportCardServices,
  ...staffRegisterServices,
  ...timetableServices,
  ...uniformServices,
  ...userServices,
  ...volunteerServices,
}

export const fileRows: FileRows = { ...publicFiles }
