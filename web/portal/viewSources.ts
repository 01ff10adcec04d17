import type { ViewId } from './viewIds.ts'

/** Source files of the views, for the server alone: a page names what its view is loaded from, so that nothing waits for it. */
export const viewSources: Record<ViewId, string> = {
  dashboard: 'portal/dashboard/Dashboard.screen.tsx',
  attendance: 'portal/attendance/AttendanceView.screen.tsx',
  activities: 'portal/activities/ActivitiesView.screen.tsx',
  timetable: 'portal/timetable/TimetableView.screen.tsx',
  messages: 'portal/messages/MessagesView.screen.tsx',
  notices: 'portal/notices/NoticesView.screen.tsx',
  'report-cards': 'portal/reports/ReportsView.screen.tsx',
  progress: 'portal/progress/ProgressView.screen.tsx',
  sessions: 'portal/sessions/SessionsView.screen.tsx',
  billing: 'portal/billing/BillingView.screen.tsx',
  uniforms: 'portal/uniforms/UniformsView.screen.tsx',
  volunteering: 'portal/volunteering/VolunteeringView.screen.tsx',
  profile: 'portal/profile/ProfileView.screen.tsx',
}
