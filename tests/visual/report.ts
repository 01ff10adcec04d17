import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { ROOT } from '../run/command.ts'
import { type Picture, reportPage, summaryOf } from './reportPage.ts'
import { BASELINES, filledStories, picturesOf } from './storybook.ts'

const folder = join(ROOT, 'test-results/visual-report')

/** Writes one page with every picture that differs from its baseline: `test-results/visual-report/index.html`. */
export default class VisualReport implements Reporter {
  private pictures: Picture[] = []

  onBegin() {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }

  onTestEnd({ title }: TestCase, { attachments, error }: TestResult) {
    if (!error) return
    const found = new Map<string, Picture>()
    for (const { name: attached, path } of attachments) {
      const [, name, part] = /^(.+)-(expected|actual|diff)\.webp$/.exec(attached) ?? []
      if (!name || !part || !path) continue
      copyFileSync(path, join(folder, attached))
      const picture = found.get(name) ?? { title: `${title}, ${name.split('-').at(-1)}` }
      found.set(name, { ...picture, [part]: attached })
    }
    if (found.size === 0) found.set(title, { title, error: stripVTControlCharacters(error.message ?? '') })
    this.pictures.push(...found.values())
  }

  onEnd() {
    const current = new Set(filledStories().flatMap(picturesOf))
    const removed = existsSync(BASELINES) ? readdirSync(BASELINES).filter((file) => !current.has(file)) : []
    writeFileSync(join(folder, 'index.html'), reportPage(this.pictures, removed))
    console.log(`\n${summaryOf(this.pictures, removed)}\n${join(folder, 'index.html')}`)
  }

  printsToStdio() {
    return false
  }
}
