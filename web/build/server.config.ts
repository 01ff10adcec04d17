import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The Node side: our own code in one ES module, every package loaded from node_modules when it runs. */
export default defineConfig({
  root: here('../../graphql'),
  publicDir: false,
  cacheDir: here('../../node_modules/.vite/graphql'),
  appType: 'custom',
  build: {
    outDir: here('../../dist/server'),
    emptyOutDir: true,
    ssr: here('../../graphql/server.ts'),
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // GraphQL types take their names from their classes, so a bundler must not rename any.
      output: { entryFileNames: 'server.js', keepNames: true },
    },
  },
})
