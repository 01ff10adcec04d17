import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installPackages, mayInstall } from './debian.ts'

// without a window first, as Playwright's own: it does the same in three quarters of the time
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin']
const ON_A_MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** For a container, where there is neither a sandbox nor much shared memory. */
export const CHROMIUM_ARGUMENTS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser to test with: `CHROMIUM_PATH`, else Playwright's own, else one of the system's. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH: given, PATH: path = '' } = environment
  if (given) {
    if (!runs(given)) throw new Error(`CHROMIUM_PATH is ${given}, but there is no program there.`)
    return given
  }
  const folders = [...FOLDERS, ...path.split(delimiter).filter(Boolean)]
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [chromium.executablePath(), ...installed, ...ON_A_MAC].find(runs)
}

/** The browser to test with, installed first where that can be done. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (mayInstall()) installPackages('chromium-headless-shell')
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'No Chromium was found. Install one of these, then try again:\n' +
      '  Debian and Ubuntu:  sudo apt-get install chromium-headless-shell\n' +
      '  anywhere:           npx playwright install chromium\n' +
      'or set CHROMIUM_PATH to the browser that you have.',
  )
}
