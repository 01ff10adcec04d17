import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The server, and the commands of the person who looks after it where only what was built is there. */
const input = {
  server: here('../../graphql/server.ts'),
  // stands beside whatever starts it
  pictureWorker: here('../../graphql/platform/files/pictureWorker.ts'),
  backup: here('../../graphql/backup/backup.ts'),
  restore: here('../../graphql/backup/restore.ts'),
  move: here('../../graphql/backup/moveDatabase.ts'),
  leaveDemo: here('../../graphql/database/leaveDemo.ts'),
  createAdmin: here('../../graphql/accounts/createAdmin.ts'),
}

/** The Node side: our own code as ES modules, every package loaded from node_modules when it runs. */
export default defineConfig({
  root: here('../../graphql'),
  publicDir: false,
  cacheDir: here('../../node_modules/.vite/graphql'),
  appType: 'custom',
  build: {
    outDir: here('../../dist/server'),
    emptyOutDir: true,
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // GraphQL types take their names from their classes, so a bundler must not rename any.
      input,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        keepNames: true,
        strictExecutionOrder: true,
      },
    },
  },
})
