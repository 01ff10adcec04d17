import { allSections } from '#web/admin/sections.ts'

export interface BenchPage {
  path: string
  /** Demo account that has to be signed in. */
  account?: 'parent' | 'admin'
  /** Most bytes of JavaScript on first load, brotli. */
  scriptBudget: number
}

const site = 100_000
const area = 150_000
/** What a section of the admin area may add. */
const section = 40_000

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

/** All whose first load is weighed: of the admin area each section as the first one. */
export const weighedPages: BenchPage[] = [
  ...publicPages,
  { path: '/admin-login', scriptBudget: site },
  { path: '/parent/dashboard', account: 'parent', scriptBudget: area },
  { path: '/admin/dashboard', account: 'admin', scriptBudget: area },
  ...allSections
    .filter(({ id }) => id !== 'overview')
    .map(({ id }) => ({
      path: `/admin/dashboard?section=${id}`,
      account: 'admin' as const,
      scriptBudget: area + section,
    })),
]
