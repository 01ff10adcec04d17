import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { iconGroups } from './icons.ts'

const web = join(import.meta.dirname, '../..')
const isProduct = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(stories|test)\./.test(path) && !/\/?[Ff]oundations\//.test(path)

/** Names that are imported from lucide, the aliases of an import left out. */
function iconsOf(path: string) {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(join(web, path), 'utf8')) ?? []
  return names
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && name !== 'LucideIcon' && !name.startsWith('type '))
}

it('lists every icon of the product once, and no other', () => {
  const used = new Set(readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(isProduct).flatMap(iconsOf))
  const listed = Object.values(iconGroups).flatMap((icons) => Object.keys(icons))
  expect(listed.toSorted()).toEqual([...used].toSorted())
})
