import { defineConfig } from '@playwright/test'
import { ROOT } from '../run/command.ts'
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../setup/chromium.ts'

const baseURL = 'http://127.0.0.1:6007'

/** Compares the screens of the built Storybook with their pictures in `baselines`: `npm run test:visual`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'screens.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  updateSnapshots: 'none',
  reporter: [['list'], ['html', { outputFolder: '../../test-results/visual-report', open: 'never' }]],
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.0002 } },
  webServer: {
    command: 'vite preview --outDir storybook-static --host 127.0.0.1 --port 6007 --strictPort',
    cwd: ROOT,
    url: baseURL,
  },
  projects: [
    { name: 'phone', metadata: { scheme: 'light' }, use: { viewport: { width: 360, height: 800 } } },
    { name: 'desktop', metadata: { scheme: 'dark' }, use: { viewport: { width: 1440, height: 800 } } },
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    headless: true,
    trace: 'off',
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: ensureChromium(),
      // letters are rendered alike on every machine
      args: [...CHROMIUM_ARGUMENTS, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
})
