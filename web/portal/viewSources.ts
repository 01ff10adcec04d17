import type { ViewId } from './viewIds.ts'

/** Source files of the views, for the server alone: a page names what its view is loaded from, so that nothing waits for it. */
export const viewSources: Record<ViewId, string> = {
  dashboard: 'portal/dashboard/Dashboard.tsx',
  attendance: 'portal/attendance/AttendanceView.tsx',
  activities: 'portal/activities/ActivitiesView.tsx',
  timetable: 'portal/timetable/TimetableView.tsx',
  messages: 'portal/messages/MessagesView.tsx',
  notices: 'portal/notices/NoticesView.tsx',
  'report-cards': 'portal/reports/ReportsView.tsx',
  progress: 'portal/progress/ProgressView.tsx',
  sessions: 'portal/sessions/SessionsView.tsx',
  billing: 'portal/billing/BillingView.tsx',
  uniforms: 'portal/uniforms/UniformsView.tsx',
  volunteering: 'portal/volunteering/VolunteeringView.tsx',
  profile: 'portal/profile/ProfileView.tsx',
}
