import { paths } from '#web/app/paths.ts'

/** Addresses of the public pages; those that other areas link to as well are in `paths`. */
export const sitePaths = {
  ...paths,
  about: '/about',
  programs: '/programs',
  program: (slug: string) => `/program/${slug}`,
  gallery: '/gallery',
  terms: '/terms',
  application: '/application',
} as const
