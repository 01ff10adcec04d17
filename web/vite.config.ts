import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What most pages or a whole area use is fetched in one file each. Everything else is split by the bundler. */
const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'apollo', test: /node_modules[\\/](@apollo|react-router)[\\/]/, priority: 1 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 10 },
  { name: 'ui', test: /[\\/]web[\\/]ui[\\/]/, minShareCount: 38 },
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
        rolldownOptions: {
          onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
          input: {
            client: here('./entry/client.tsx'),
            offlineRegister: here('./entry/offlineRegister.tsx'),
          },
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
}))
