import { allSections } from '#web/admin/sections.ts'
import { paths } from '#web/app/paths.ts'
import { viewPath, views } from '#web/portal/views.ts'
import { sitePaths } from '#web/site/sitePaths.ts'

/** Pages that belong to a story file of their own, by the folder or the file that the path of the stories holds. */
const sitePages: Readonly<Record<string, string>> = {
  'web/site/home/': sitePaths.home,
  'web/site/about/': sitePaths.about,
  'web/site/programs/': sitePaths.programs,
  'web/site/gallery/': sitePaths.gallery,
  'web/site/contact/': sitePaths.contact,
  'web/site/enroll/ApplicationPage': sitePaths.application,
  'web/site/enroll/': sitePaths.enroll,
  'web/site/legal/': sitePaths.privacy,
  'web/accounts/ParentLogin': sitePaths.parentLogin,
  'web/accounts/AdminLogin': sitePaths.adminLogin,
  'web/accounts/password/Password': sitePaths.forgotPassword,
  'web/accounts/setUp/': sitePaths.setUp,
  'web/accounts/own/Account': sitePaths.account,
}

/** `web/admin/billing/` of `billing/Billing.screen.tsx` */
const folderOf = (area: string, file: string) => `web/${area}/${file.slice(0, file.indexOf('/') + 1)}`

/** Every page of the product with the folder of its stories; what is more exact comes first. */
export const pages: readonly { stories: string; path: string }[] = [
  ...allSections.map(({ id, file }) => ({ stories: folderOf('admin', file), path: paths.adminSection(id) })),
  ...views.map(({ id, file }) => ({ stories: folderOf('portal', file), path: viewPath(id as 'dashboard') })),
  ...Object.entries(sitePages).map(([stories, path]) => ({ stories, path })),
  { stories: 'web/site/programs/', path: '/program' },
]

/**
 * The page of the running product that shows what a story shows; undefined for a component.
 * @param file of the story, such as `./web/admin/billing/Billing.stories.tsx`
 */
export const pageOfStory = (file: string) => pages.find(({ stories }) => file.includes(stories))?.path

/** How well an address fits a page: the page's path, and what it says behind the question mark. */
function fits(page: string, { pathname, searchParams }: URL) {
  const [path, search] = page.split('?')
  if (path === '/' ? pathname !== '/' : !`${pathname}/`.startsWith(`${path}/`)) return 0
  const section = new URLSearchParams(search).get('section')
  if (section !== null && section !== (searchParams.get('section') ?? 'overview')) return 0
  return page.length
}

/**
 * The folder or file of the stories of a page.
 * @param address as it stands in the browser, such as `http://localhost:3000/admin/dashboard?section=billing`
 */
export function storiesOfPage(address: string): string | undefined {
  if (!URL.canParse(address, 'http://localhost')) return undefined
  const url = new URL(address, 'http://localhost')
  return pages
    .map(({ stories, path }) => ({ stories, fit: fits(path, url) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)[0]?.stories
}
