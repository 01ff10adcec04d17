import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * The sandbox for developers. It is built apart, so that what it needs of a package never travels with a page of the
 * product, and may weigh what it weighs.
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
      input: { sandbox: here('../entry/sandbox.tsx') },
    },
  },
})
