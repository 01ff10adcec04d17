import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * A visitor's first page comes in a few files instead of sixty: what never changes, what every area uses, and the public
 * shell with the home page. Forms, dialogs and calendars stay apart, as they are loaded when they are needed.
 */
const siteGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|preload-helper/, priority: 4 },
  {
    name: 'common',
    test: /[\\/]web[\\/](app[\\/](area|graphqlFetch|Head|paths|publicQuery|session|useHydrated)|ui[\\/](Button|Heading|Text|Toast|Spinner|theme|VisuallyHidden|layout)|shared[\\/](brand|pictures|status))/,
    priority: 3,
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
  plugins: [react(), vanillaExtractPlugin()],
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
          input: { client: here('./entry/client.tsx'), sandbox: here('./entry/sandbox.tsx') },
          output: { codeSplitting: { groups: siteGroups } },
        },
      },
}))
