import { allSections } from '#web/admin/sections.ts'
import { scriptBudgets } from '#web/build/budgets.ts'

export interface BenchPage {
  path: string
  /** Demo account that has to be signed in. */
  account?: 'parent' | 'teacher' | 'admin'
  /** Most bytes of JavaScript on first load, brotli. */
  scriptBudget: number
}

const { site, form, area, section } = scriptBudgets

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
].map((path) => ({ path, scriptBudget: ['/contact', '/parent-login'].includes(path) ? form : site }))

/** All whose first load is weighed: of the admin area each section as the first one. */
export const weighedPages: BenchPage[] = [
  ...publicPages,
  { path: '/enroll?view=form', scriptBudget: form },
  { path: '/admin-login', scriptBudget: form },
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

/** The first views of those who sign in, which Lighthouse rates as well. */
export const signedInPages = [
  { path: '/parent/dashboard', account: 'parent' },
  { path: '/parent/billing', account: 'parent' },
  { path: '/parent/messages', account: 'parent' },
  { path: '/staff', account: 'teacher' },
  { path: '/admin/dashboard', account: 'admin' },
  { path: '/admin/dashboard?section=students', account: 'admin' },
] as const
