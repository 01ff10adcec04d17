import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { ensureChromium, findChromium } from './chromium.ts'

describe('the browser for tests', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
  })

  it('is not looked for elsewhere when CHROMIUM_PATH is wrong', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('CHROMIUM_PATH is /nowhere/chromium')
  })

  it('can be started', () => {
    expect(execFileSync(ensureChromium(), ['--version', '--no-sandbox'], { encoding: 'utf8' })).toMatch(/Chrom/)
  })
})
