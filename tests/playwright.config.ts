import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, ensureChromium } from './setup/chromium.ts'

/** Journeys through the built app: `npm run build` first. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './journeys/template.ts',
  // each has an app and a mailbox of its own
  workers: 2,
  // a browser that starves beside other work: what passes on a second try is named as flaky
  retries: 2,
  // a slow machine may take its time: what is waited for still has to come
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    trace: 'off',
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: ensureChromium(),
      // a camera and a microphone for whoever asks: another browser for some journeys would be another app as well
      args: [...CHROMIUM_ARGUMENTS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
})
