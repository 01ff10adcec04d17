import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { leanRouter } from './build/leanRouter.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The router's own `exports` lead to the build that warns developers; it has another one for everybody else. */
const routerForUsers = ['', '/dom'].map((part) => ({
  find: new RegExp(`^react-router${part}$`),
  replacement: here(`../node_modules/react-router/dist/production/${part ? 'dom-export' : 'index'}.mjs`),
}))

/** The icons that are seen first both on the public site and behind the sign-in. */
const icons = [
  'arrow-right',
  'baby',
  'book-open',
  'calendar-check',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'download',
  'external-link',
  'file-text',
  'globe',
  'graduation-cap',
  'layout-dashboard',
  'log-out',
  'mail',
  'map-pin',
  'menu',
  'phone',
  'school',
  'shield-check',
  'sprout',
  'wallet',
  'x',
]

/** Those that portal and admin area begin with. */
const innerIcons = [
  'calendar-days',
  'calendar-x-2',
  'ellipsis',
  'house',
  'megaphone',
  'message-circle',
  'search',
  'triangle-exclamation-point',
  'user-round',
  'users-round',
]

/**
 * A visitor's first page comes in a few files instead of sixty: what never changes, what every area uses, the public
 * shell with the home page; for portal and admin area Apollo Client and what both are made of. Forms, dialogs and
 * calendars stay apart, as they are loaded when they are needed.
 */
const firstLoads = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|preload-helper/, priority: 4 },
  {
    name: 'common',
    test: /[\\/]web[\\/](app[\\/](draft|graphqlFetch|Head|keptToday|leave|page|paths|session|useHydrated)|ui[\\/](Button|Dialog[\\/]unsaved|Heading|Link|SkipLink|Text|Toast|theme|VisuallyHidden|late|layout)|shared[\\/](brand|pictures|status))|[\\/]graphql[\\/]values[\\/]clock\.ts/,
    priority: 3,
  },
  // the areas ask with it before a form is left, and the pages of an account ask without their router
  { name: 'dialog', test: /[\\/]web[\\/]ui[\\/]Dialog[\\/](Dialog\.tsx|Question)/, priority: 3.5 },
  {
    name: 'apollo',
    test: /node_modules[\\/](@apollo|react-router)[\\/]|[\\/]web[\\/]app[\\/](apolloClient|AreaRouter|LeaveQuestion|inTurn|Scroll|useScreenQuery)/,
    priority: 3,
  },
  // used by the home page, and by portal and admin area, which would otherwise have to load that page
  {
    name: 'basics',
    test: new RegExp(`[\\\\/]web[\\\\/]ui[\\\\/]Blob|lucide-react.*[\\\\/](${icons.join('|')})\\.mjs`),
    priority: 2.5,
  },
  {
    name: 'parts',
    test: new RegExp(
      `[\\\\/]web[\\\\/](ui[\\\\/](Avatar|Badge|Card|Chips|EmptyState|ErrorState|Grid|Inline|Skeleton|Stack)|shared[\\\\/]scheme)|lucide-react.*[\\\\/](${innerIcons.join('|')})\\.mjs`,
    ),
    priority: 1.5,
  },
  { name: 'site', test: /[\\/]web[\\/]site[\\/](shell[\\/]SiteShell|home[\\/]HomePage)\.tsx$/, priority: 2 },
]

/**
 * The browser side. `vite build` makes the client, `vite build --ssr` what the server renders with; `web/build.ts`
 * runs both. There is no HTML entry: the server writes the document from the manifest.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  publicDir: here('./public'),
  cacheDir: here('../node_modules/.vite/web'),
  appType: 'custom',
  plugins: [react(), vanillaExtractPlugin(), leanRouter()],
  resolve: command === 'build' ? { alias: routerForUsers } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // Bundled whole, the renderer starts from a few files instead of resolving a thousand icons.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: isSsrBuild
    ? {
        outDir: here('../dist/ssr'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: here('./entry/server.tsx'), output: { entryFileNames: 'server.js' } },
      }
    : {
        outDir: here('../dist/web'),
        emptyOutDir: true,
        manifest: true,
        // Nothing becomes a data: URL, so the content security policy needs no exception.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // the sandbox is a tool for developers and may weigh what it weighs
        chunkSizeWarningLimit: 3_000,
        rolldownOptions: {
          onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
          input: {
            client: here('./entry/client.tsx'),
            offlineRegister: here('./entry/offlineRegister.tsx'),
            sandbox: here('./entry/sandbox.tsx'),
          },
          output: { codeSplitting: { groups: firstLoads } },
        },
      },
}))
