import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dropTemplates } from './testDatabase.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the workers of a run keep the databases that they copy. */
    templateFolder: string
  }
}

/** Gives a run of tests a folder for its database templates, and takes them away afterwards. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'kiewiet-tests-'))
  project.provide('templateFolder', folder)
  return async () => {
    await dropTemplates(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
