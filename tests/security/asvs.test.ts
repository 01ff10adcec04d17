import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const page = readFileSync(fileURLToPath(new URL('ASVS.md', import.meta.url)), 'utf8')

it('the page of the ASVS names tests that there are', () => {
  const named = [...new Set(page.match(/`[\w/.]+\.test\.tsx?`/g)?.map((path) => path.slice(1, -1)))]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([])
})
