export interface BenchPage {
  path: string
  /** Demo account that has to be signed in. */
  account?: 'parent' | 'admin'
  /** Most bytes of JavaScript on first load, brotli. */
  scriptBudget: number
}

const site = 100_000
const area = 150_000

/** Pages that anybody can open. */
export const publicPages: BenchPage[] = [
  '/',
  '/about',
  '/programs',
  '/program/infant',
  '/gallery',
  '/contact',
  '/enroll',
  '/privacy',
  '/terms',
  '/parent-login',
].map((path) => ({ path, scriptBudget: site }))

/** All whose first load is weighed. */
export const weighedPages: BenchPage[] = [
  ...publicPages,
  { path: '/admin-login', scriptBudget: site },
  { path: '/parent/dashboard', account: 'parent', scriptBudget: area },
  { path: '/admin/dashboard', account: 'admin', scriptBudget: area },
]
