import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../setup/chromium.ts'

/** Compares the screens of the built Storybook with their baselines: `npm run test:visual`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'screens.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  updateSnapshots: 'none',
  reporter: [['list'], ['./report.ts']],
  expect: {
    timeout: 30_000,
    // one browser renders a screen the same each time: whatever differs has changed
    toMatchSnapshot: { threshold: 0, maxDiffPixels: 0 },
  },
  use: {
    browserName: 'chromium',
    headless: true,
    trace: 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        ...CHROMIUM_ARGUMENTS,
        // letters are rendered alike on every machine
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // and a part of the page alike whether it is painted alone or with what surrounds it
        '--disable-partial-raster',
      ],
    },
  },
})
