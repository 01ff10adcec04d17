import { accountRoutes } from './accounts/accounts.rest.ts'
import { childrenRoutes } from './children/children.rest.ts'
import { enrollmentRoutes } from './enrollment/enrollment.rest.ts'
import { messageRoutes } from './messages/messages.rest.ts'
import { noticeRoutes } from './notices/notices.rest.ts'
import type { Route } from './platform/rest.ts'

/** Every documented route. */
export const restRoutes: Route[] = [
  ...accountRoutes,
  ...messageRoutes,
  ...enrollmentRoutes,
  ...childrenRoutes,
  ...noticeRoutes,
]
