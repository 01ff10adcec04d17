import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STAMP = 'dist/stamp.json'

const FOLDERS = ['web', 'graphql', 'migrations']
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'codegen.ts']
/** Changing these changes nothing that is served. */
const NOT_BUILT = /\.(?:test|stories)\.tsx?$|\.mdx$/

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** One hash of everything that a build is made from. */
export async function hashInputs(root = ROOT): Promise<string> {
  const found = await Promise.all(FOLDERS.map((folder) => filesIn(root, folder)))
  const hash = createHash('sha256')
  for (const path of [...FILES, ...found.flat()].sort()) {
    const content = await readFile(join(root, path)).catch(() => null)
    if (content === null) continue
    hash.update(`${path.split(sep).join('/')}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Whether `dist/` is missing, unfinished or made from other files than the present ones. */
export async function isStale(root = ROOT): Promise<boolean> {
  const text = await readFile(join(root, STAMP), 'utf8').catch(() => '')
  return !text.includes(await hashInputs(root))
}

/** Written last, so that a build that broke off counts as stale. */
export async function writeStamp(inputs: string, root = ROOT): Promise<void> {
  const stamp = { inputs, builtAt: new Date().toISOString() }
  await writeFile(join(root, STAMP), `${JSON.stringify(stamp, null, 2)}\n`)
}
