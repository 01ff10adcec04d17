import { paths } from '#web/app/paths.ts'

/** Whether `/enroll` shows the form, by the query of its address. */
export const isEnrollForm = (search: string) => new URLSearchParams(search).get('view') === 'form'

/** Addresses of the public pages; those that other areas link to as well are in `paths`. */
export const sitePaths = {
  ...paths,
  about: '/about',
  programs: '/programs',
  program: (slug: string) => `/program/${slug}`,
  /** Enrolling, with a program that the form begins with. */
  enrollFor: (slug: string | null) => (slug ? `/enroll?program=${encodeURIComponent(slug)}` : '/enroll'),
  enrollForm: (slug: string | null) => `/enroll?view=form${slug ? `&program=${encodeURIComponent(slug)}` : ''}`,
  gallery: '/gallery',
  terms: '/terms',
  application: '/application',
} as const
