import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ROOT, runCommand } from './command.ts'

const FOLDERS = ['web', 'graphql']
const GENERATED = /\.generated\.(?:ts|tsx|json)$|^schema\.graphql$/

async function generatedFiles(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const folder of FOLDERS) {
    for (const entry of await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !GENERATED.test(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      found.set(
        relative(ROOT, path),
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      )
    }
  }
  return found
}

/** Generates everything again and answers 0 when nothing came out different from what was there. */
export async function checkGenerated(env: NodeJS.ProcessEnv): Promise<number> {
  const before = await generatedFiles()
  const code = await runCommand('npm', ['run', '--silent', 'codegen'], env)
  if (code !== 0) return code
  const after = await generatedFiles()
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  const changed = paths.filter((path) => before.get(path) !== after.get(path))
  for (const path of changed) console.error(`Out of date: ${path} (generated again just now: commit it)`)
  return changed.length === 0 ? 0 : 1
}
