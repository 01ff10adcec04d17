import type { FileRows, OperationRows, RouteRows, ServiceRows } from '../row.ts'
import { accountOperations, accountRoutes } from './accounts.rows.ts'
import { childrenOperations, childrenRoutes, childrenServices } from './children.rows.ts'
import { enrollmentOperations, enrollmentRoutes } from './enrollment.rows.ts'
import { overviewOperations } from './overview.rows.ts'
import { publicFiles } from './files.rows.ts'
import { securityOperations } from './security.rows.ts'
import { siteOperations, siteRoutes } from './site.rows.ts'

/** One row an operation. A new operation without one fails the tests. */
export const operationRows: OperationRows = {
  ...accountOperations,
  ...childrenOperations,
  ...enrollmentOperations,
  ...overviewOperations,
  ...securityOperations,
  ...siteOperations,
}

export const routeRows: RouteRows = { ...accountRoutes, ...childrenRoutes, ...enrollmentRoutes, ...siteRoutes }

export const serviceRows: ServiceRows = { ...childrenServices }

export const fileRows: FileRows = { ...publicFiles }
