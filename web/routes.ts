import {
  loadAccount,
  loadAdminLogin,
  loadForgotPassword,
  loadParentLogin,
  loadResetPassword,
  loadSetUp,
} from './accounts/accounts.load.ts'
import type { Load } from './app/load.ts'
import { loadAdmin, loadStaff } from './admin/office.load.ts'
import { sectionOf } from './admin/sections.ts'
import { staffSectionOf } from './admin/staffSections.ts'
import { paths } from './app/paths.ts'
import { leadTo, loadRoom, unknownPath } from './guards.ts'
import * as portal from './portal/portal.load.ts'
import { viewPath, views } from './portal/views.ts'
import { isEnrollForm } from './site/sitePaths.ts'
import { loadContent, loadOnly, loadProgram, loadVisitTimes } from './site/loadContent.ts'

export interface Route {
  path: string
  /** Source file that shows it, from here on. Pages under `site/` look the same to every guest. */
  module: string
  /** Source file that the page loads as soon as it runs. */
  late?: (url: URL) => string | undefined
  /** Source file of what the server renders and the page loads when it is near the viewport: its styles come at once. */
  near?: string
  load?: Load
}

const unknown = 'accounts/unknownPath.route.tsx'

/** An address that no page has. */
export const unknownRoute: Route = { path: '*', module: unknown, load: unknownPath }

/** Every address of the product. The server alone knows them: a link loads a document. */
export const routes: Route[] = [
  { path: '/', module: 'site/home/home.route.tsx', near: 'site/contact/ContactForm.tsx', load: loadContent },
  { path: '/about', module: 'site/about/about.route.tsx', load: loadOnly('about', 'statistics') },
  { path: '/programs', module: 'site/programs/programs.route.tsx', load: loadOnly('programs', 'fees') },
  { path: '/programs/:slug', module: 'site/programs/program.route.tsx', load: loadProgram },
  { path: '/program/:slug?', module: 'site/programs/program.route.tsx', load: loadProgram },
  { path: '/gallery', module: 'site/gallery/gallery.route.tsx', load: loadOnly('gallery') },
  {
    path: '/contact',
    module: 'site/contact/contact.route.tsx',
    late: () => 'site/contact/ContactForm.tsx',
    load: loadVisitTimes,
  },
  {
    path: '/enroll',
    module: 'site/enroll/enroll.route.tsx',
    late: ({ search }) => (isEnrollForm(search) ? 'site/enroll/EnrollmentForm.tsx' : undefined),
    load: loadOnly('fees', 'documents'),
  },
  { path: '/application', module: 'site/enroll/application.route.tsx' },
  { path: '/privacy', module: 'site/legal/privacy.route.tsx' },
  { path: '/terms', module: 'site/legal/terms.route.tsx', load: loadOnly('fees') },
  { path: '/404', module: 'site/status/notFound.route.tsx', load: unknownPath },
  { path: '/parent-login', module: 'accounts/parentLogin.route.tsx', load: loadParentLogin },
  { path: '/admin-login', module: 'accounts/adminLogin.route.tsx', load: loadAdminLogin },
  { path: '/set-up', module: 'accounts/setUp/setUp.route.tsx', load: loadSetUp },
  { path: '/forgot-password', module: 'accounts/password/forgotPassword.route.tsx', load: loadForgotPassword },
  { path: '/reset-password', module: 'accounts/password/resetPassword.route.tsx', load: loadResetPassword },
  { path: '/confirm-email', module: 'accounts/own/confirmEmail.route.tsx' },
  { path: '/stop-email-change', module: 'accounts/own/stopEmailChange.route.tsx' },
  { path: '/account', module: 'accounts/own/account.route.tsx', load: loadAccount },
  ...views.map(({ id, file }) => ({
    path: viewPath(id),
    module: 'portal/portal.route.tsx',
    late: () => `portal/${file}`,
    load: portal.load,
  })),
  { path: '/parent', module: unknown, load: leadTo(paths.parentDashboard) },
  { path: '/admin', module: unknown, load: leadTo(paths.adminDashboard) },
  {
    path: '/admin/dashboard',
    module: 'admin/adminDashboard.route.tsx',
    late: ({ searchParams }) => `admin/${sectionOf(searchParams.get('section')).file}`,
    load: loadAdmin,
  },
  {
    path: paths.staff,
    module: 'admin/staff.route.tsx',
    late: ({ searchParams }) => `admin/${staffSectionOf(searchParams.get('section')).file}`,
    load: loadStaff,
  },
  { path: paths.room, module: 'admin/room.route.tsx', load: loadRoom },
  unknownRoute,
]

/** What every address shows until the centre is set up. Browsers and search engines come again. */
export const beingSetUp = {
  module: 'accounts/setUp/beingSetUp.route.tsx',
  load: async () => ({ data: null, status: 503 }),
} satisfies Omit<Route, 'path'>
