import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { loadFrame, rootId } from './app/session.ts'
import { adminOnly, signedInOnly, unknownPath } from './guards.ts'
import { viewIds } from './portal/viewIds.ts'
import { Loading, Root, RootError } from './Root.tsx'

/** A route whose module is loaded when it is needed; `module` is where the server finds its styles and scripts. */
const lazy = (module: string, load: NonNullable<RouteObject['lazy']>) => ({ handle: { module }, lazy: load })

async function loadRoot({ request, context }: LoaderFunctionArgs) {
  return { ...(await loadFrame(context)), origin: new URL(request.url).origin }
}

const site: RouteObject[] = [
  { index: true, ...lazy('site/home/home.route.tsx', () => import('./site/home/home.route.tsx')) },
  { path: 'about', ...lazy('site/about/about.route.tsx', () => import('./site/about/about.route.tsx')) },
  { path: 'programs', ...lazy('site/programs/programs.route.tsx', () => import('./site/programs/programs.route.tsx')) },
  {
    path: 'programs/:slug',
    ...lazy('site/programs/program.route.tsx', () => import('./site/programs/program.route.tsx')),
  },
  {
    path: 'program/:slug?',
    ...lazy('site/programs/program.route.tsx', () => import('./site/programs/program.route.tsx')),
  },
  { path: 'gallery', ...lazy('site/gallery/gallery.route.tsx', () => import('./site/gallery/gallery.route.tsx')) },
  { path: 'contact', ...lazy('site/contact/contact.route.tsx', () => import('./site/contact/contact.route.tsx')) },
  { path: 'enroll', ...lazy('site/enroll/enroll.route.tsx', () => import('./site/enroll/enroll.route.tsx')) },
  { path: 'privacy', ...lazy('site/legal/privacy.route.tsx', () => import('./site/legal/privacy.route.tsx')) },
  { path: 'terms', ...lazy('site/legal/terms.route.tsx', () => import('./site/legal/terms.route.tsx')) },
  {
    path: '404',
    loader: unknownPath,
    ...lazy('site/status/notFound.route.tsx', () => import('./site/status/notFound.route.tsx')),
  },
]

/** Every address of the product. */
export const routes: RouteObject[] = [
  {
    id: rootId,
    path: '/',
    loader: loadRoot,
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: Loading,
    children: [
      { ...lazy('site/site.route.tsx', () => import('./site/site.route.tsx')), children: site },
      {
        path: 'parent-login',
        ...lazy('accounts/parentLogin.route.tsx', () => import('./accounts/parentLogin.route.tsx')),
      },
      {
        path: 'admin-login',
        ...lazy('accounts/adminLogin.route.tsx', () => import('./accounts/adminLogin.route.tsx')),
      },
      {
        path: 'forgot-password',
        ...lazy(
          'accounts/password/forgotPassword.route.tsx',
          () => import('./accounts/password/forgotPassword.route.tsx'),
        ),
      },
      {
        path: 'reset-password',
        ...lazy(
          'accounts/password/resetPassword.route.tsx',
          () => import('./accounts/password/resetPassword.route.tsx'),
        ),
      },
      {
        path: 'confirm-email',
        ...lazy('accounts/own/confirmEmail.route.tsx', () => import('./accounts/own/confirmEmail.route.tsx')),
      },
      {
        path: 'account',
        ...lazy('accounts/own/account.route.tsx', () => import('./accounts/own/account.route.tsx')),
      },
      {
        loader: signedInOnly,
        ...lazy('portal/portal.route.tsx', () => import('./portal/portal.route.tsx')),
        children: viewIds.map((id) => ({ path: `parent/${id}` })),
      },
      {
        path: 'admin/dashboard',
        loader: adminOnly,
        ...lazy('admin/adminDashboard.route.tsx', () => import('./admin/adminDashboard.route.tsx')),
      },
      {
        path: '*',
        loader: unknownPath,
        ...lazy('accounts/unknownPath.route.tsx', () => import('./accounts/unknownPath.route.tsx')),
      },
    ],
  },
]
