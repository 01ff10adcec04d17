import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { overweight } from '#web/build/budgets.ts'
import { compressFolder } from '#web/build/compress.ts'
import { hashInputs, isStale, writeStamp } from '#web/build/stamp.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kiewiet-build-'))
  for (const folder of ['web/ui', 'graphql', 'dist']) await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'web/ui/Button.tsx'), 'one')
})
afterEach(() => rm(root, { recursive: true }))

describe('a build', () => {
  it('is stale until it has been finished', async () => {
    expect(await isStale(root)).toBe(true)
    await writeStamp(await hashInputs(root), root)
    expect(await isStale(root)).toBe(false)
  })

  it.each([
    ['a changed file', 'web/ui/Button.tsx', 'two'],
    ['a new file', 'graphql/server.ts', ''],
    ['other packages', 'package-lock.json', '{}'],
  ])('is made stale by %s', async (_, path, content) => {
    await writeStamp(await hashInputs(root), root)
    await writeFile(join(root, path), content)
    expect(await isStale(root)).toBe(true)
  })

  it.each(['web/ui/Button.test.tsx', 'web/ui/Button.stories.tsx', 'README.md'])(
    'is not made stale by %s',
    async (path) => {
      await writeStamp(await hashInputs(root), root)
      await writeFile(join(root, path), 'anything')
      expect(await isStale(root)).toBe(false)
    },
  )

  it('is made stale by a renamed file', async () => {
    await writeStamp(await hashInputs(root), root)
    await rm(join(root, 'web/ui/Button.tsx'))
    await writeFile(join(root, 'web/ui/Knop.tsx'), 'one')
    expect(await isStale(root)).toBe(true)
  })
})

describe('compressed copies', () => {
  it('lie beside text worth compressing and hold the same', async () => {
    const text = 'Nurturing Young Minds. '.repeat(200)
    const dist = join(root, 'dist')
    await mkdir(join(dist, '.vite'))
    await writeFile(join(dist, 'client.js'), text)
    await writeFile(join(dist, 'small.js'), 'short')
    await writeFile(join(dist, 'picture.png'), text)
    await writeFile(join(dist, '.vite/manifest.json'), text)
    await compressFolder(dist)
    expect((await readdir(dist)).sort()).toEqual([
      '.vite',
      'client.js',
      'client.js.br',
      'client.js.gz',
      'picture.png',
      'small.js',
    ])
    expect(await readdir(join(dist, '.vite'))).toEqual(['manifest.json'])
    expect(brotliDecompressSync(await readFile(join(dist, 'client.js.br'))).toString()).toBe(text)
    expect(gunzipSync(await readFile(join(dist, 'client.js.gz'))).toString()).toBe(text)
  })
})

it('names what a browser loads at first where it weighs more than it may', async () => {
  const folder = join(root, 'dist')
  const manifest = {
    'entry/client.tsx': { file: 'client.js' },
    'site/home/home.route.tsx': { file: 'home.js', imports: ['_shared.js'] },
    'site/about/about.route.tsx': { file: 'about.js' },
    '_shared.js': { file: 'shared.js' },
  }
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'client.js'), 'x')
  await writeFile(join(folder, 'client.js.br'), 'x'.repeat(60_000))
  await writeFile(join(folder, 'shared.js'), 'x'.repeat(40_000))
  for (const page of ['home', 'about']) await writeFile(join(folder, `${page}.js`), 'x')
  expect(await overweight(folder)).toEqual(['site/home/home.route.tsx: 100001 bytes of scripts, at most 100000'])
})
