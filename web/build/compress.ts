import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const COMPRESSIBLE = /\.(?:js|css|svg|html|json|txt|xml|webmanifest|ico)$/
/** What is smaller than this gains nothing; an icon of 400 bytes still loses half, and a page loads a dozen of them. */
const LEAST_BYTES = 200
const AT_ONCE = 4

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < LEAST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const [small, older] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
  if (small.length < content.length) await writeFile(`${path}.br`, small)
  if (older.length < content.length) await writeFile(`${path}.gz`, older)
}

/** Lays a `.br` and a `.gz` beside every text file of a folder, and answers how many files it went through. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name))
  const waiting = [...paths]
  const work = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await compressFile(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return paths.length
}
