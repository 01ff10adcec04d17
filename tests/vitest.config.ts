import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { guardsPlugin } from './security/guards/plugin.ts'
import { findChromium } from './setup/chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)

/** Two copies of graphql refuse each other's schemas ("another module or realm"): everything gets the same file. */
const resolve = { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] }

const resolveServer = {
  alias: [...resolve.alias, { find: '@node-rs/argon2', replacement: `${root}tests/setup/cheapArgon2.ts` }],
}

/** type-graphql's decorators, as tsconfig.json has them. */
const oxc = {
  decorator: { legacy: true, emitDecoratorMetadata: false },
  typescript: { removeClassFieldsWithoutInitializer: true },
}

const executablePath = findChromium()

/** Named here, or Vite finds them one by one and reloads the page in the middle of the run. */
const bundledForStories = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'zod',
  'zod/mini',
  '@ariakit/react',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@tanstack/react-virtual',
  'lucide-react',
  'react-day-picker',
  'fflate',
  'idb',
  'papaparse',
  'read-excel-file/browser',
  'write-excel-file/browser',
  '@apollo/client',
  '@apollo/client/react',
  '@apollo/client/testing',
  '@apollo/client/testing/react',
  'graphql',
  'rxjs',
  '@vanilla-extract/recipes/createRuntimeFn',
  'storybook/test',
  'storybook/preview-api',
  '@storybook/react-vite',
  '@storybook/react',
  '@storybook/addon-a11y/preview',
  'axe-core',
]

/** `STORIES=all`: every story, in both schemes. */
const allStories = process.env.STORIES === 'all'

const stories: TestProjectInlineConfiguration = {
  root,
  cacheDir: `${root}node_modules/.vite/stories`,
  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  plugins: [
    storybookTest({
      configDir: `${root}.storybook`,
      // a story without `play` is rendered and checked by axe in the long run; in the short one that of each screen, for its colours
      ...(allStories ? {} : { tags: { include: ['play-fn', 'dark-scheme'] } }),
      initialGlobals: { darkScheme: allStories ? 'all' : 'tagged' },
    }),
    react(),
    vanillaExtractPlugin(),
  ],
  optimizeDeps: { include: bundledForStories },
  test: {
    name: 'stories',
    testTimeout: 120_000,
    // a browser that starves beside other work: what passes on a second try is named as flaky
    retry: 2,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      // a page for each of two hundred files would take as long as the stories themselves
      isolate: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
        },
        // what fades in is not visible yet while a busy machine draws no frame
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

/** What runs in Node. Each file has databases and apps of its own; loading the server again for each would take half the time. */
const inNode = (
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  root,
  resolve: resolveServer,
  oxc,
  test: {
    name,
    environment: 'node',
    include,
    globalSetup: ['tests/setup/templateFolder.ts'],
    // before any module with a decorator, whichever file runs first
    setupFiles: ['reflect-metadata'],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    ...more,
  },
})

/** Starts programs, or makes whole databases: only in the long run. */
const processes = '**/*.process.test.ts'

const guards = 'tests/security/guards.test.ts'

export default defineConfig({
  root,
  test: {
    reporters: ['default'],
    // each file makes its own database in its own process: without this the second of two cores would have nothing to do
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      inNode('server', ['graphql/**/*.test.ts', 'tests/*.test.ts', 'tests/contract/**/*.test.ts'], {
        exclude: [processes],
      }),
      inNode('processes', [`graphql/${processes}`]),
      inNode('security', ['tests/security/**/*.test.ts'], { exclude: [guards] }),
      // the built app, with faults made on purpose: npm run test:faults
      inNode('faults', ['tests/faults/*.test.ts'], { isolate: true }),
      {
        ...inNode('guards', [guards], { isolate: true, setupFiles: ['tests/security/guards/guardSwitch.ts'] }),
        plugins: [guardsPlugin()],
      },
      {
        root,
        resolve,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}', '.storybook/**/*.test.ts'],
          setupFiles: ['tests/setup/patientQueries.ts'],
          isolate: false,
          testTimeout: 120_000,
        },
      },
      stories,
    ],
  },
})
