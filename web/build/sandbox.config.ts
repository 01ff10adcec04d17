import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * The pages for developers. They are built apart, so that what they need of a package never travels with a page of the
 * product, and may weigh what they weigh.
 */
export default defineConfig({
  root: here('..'),
  publicDir: false,
  cacheDir: here('../../node_modules/.vite/web'),
  appType: 'custom',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: false,
    manifest: '.vite/sandbox.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      input: { sandbox: here('../entry/sandbox.tsx'), typeMap: here('../entry/typeMap.tsx') },
    },
  },
})
