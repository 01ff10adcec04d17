import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * The browser side. `web/build.ts` makes the clients (`build/clients.ts`) with it, and with `ssr` what the server renders
 * with. There is no HTML entry: the server writes the document from the manifests.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  publicDir: here('./public'),
  cacheDir: here('../node_modules/.vite/web'),
  appType: 'custom',
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: { entries: ['entry/{site,portal,office}.tsx'] },
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
        // each of several builds adds to it
        emptyOutDir: false,
        // Nothing becomes a data: URL, so the content security policy needs no exception.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
        },
      },
}))
