import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'

interface Stories {
  default: { title: string; component?: unknown; subcomponents?: Record<string, unknown> }
  [story: string]: unknown
}

const root = join(import.meta.dirname, '../../..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))

/** Paths from the root of the repository. */
const byPath = <Module>(modules: Record<string, Module>) =>
  Object.entries(modules).map(([path, module]) => ({
    path: relative(root, join(import.meta.dirname, path)),
    module,
  }))

const stories = byPath(import.meta.glob<Stories>(['../../ui/**/*.stories.tsx', '../**/*.stories.tsx'], { eager: true }))
const parts = byPath(
  import.meta.glob<Record<string, unknown>>(
    ['../../ui/*/*.tsx', '!../../ui/**/*.{stories,test}.tsx', '!../../ui/Foundations/*'],
    {
      eager: true,
    },
  ),
)

const designSystem = stories.filter(({ module }) => module.default.title.startsWith('Design system/'))
const pages = [...filesIn('web'), ...filesIn('.storybook')].filter((path) => path.endsWith('.mdx'))
const product = filesIn('web').filter((path) => path.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(path))

/** Whether another folder uses it: what stays in its own folder is a part of the component there. */
function isUsedOutside(path: string, name: string) {
  const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*/${path.split('/').at(-1)}'`)
  return product.some((file) => dirname(file) !== dirname(path) && imported.test(textOf(file)))
}

const documented = new Set(
  designSystem.flatMap(({ module }) => [
    module.default.component,
    ...Object.values(module.default.subcomponents ?? {}),
  ]),
)

describe('a component of the design system', () => {
  const components = parts.flatMap(({ path, module }) =>
    Object.entries(module)
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function' && isUsedOutside(path, name))
      .map(([name, value]) => ({ name, path, value })),
  )

  it('has stories, or is told with the component that it is a part of', () => {
    expect(components.length).toBeGreaterThan(50)
    expect(components.filter(({ value }) => !documented.has(value)).map(({ path, name }) => `${path} ${name}`)).toEqual(
      [],
    )
  })

  it('says in its comment what it is for and what is heard of it', () => {
    const withComponent = designSystem.filter(({ module }) => module.default.component)
    const short = withComponent.filter(({ path }) => {
      const text = textOf(path)
      const [, name = ''] = /^ {2}component: (\w+)/m.exec(text) ?? []
      const [, from = ''] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text) ?? []
      const source = from.startsWith('#web/') ? from.slice(1) : join(dirname(path), from)
      const comments = [
        new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\n(?:export )?(?:function|const) ${name}\\b`).exec(textOf(source)),
        /\/\*\*((?:(?!\*\/)[^])*)\*\/\nconst meta\b/.exec(text),
      ].map((found) => found?.[1] ?? '')
      return !comments.some((words) => ['Use it for', 'Accessibility'].every((part) => words.includes(`**${part}:**`)))
    })
    expect(short.map(({ path }) => path)).toEqual([])
  })

  it('has a first story at rest, with which its page begins', () => {
    const withComponent = designSystem.filter(({ module }) => module.default.component)
    expect(withComponent.length).toBeGreaterThan(60)
    const isAtRest = (story: unknown) => typeof story === 'object' && story !== null && !('play' in story)
    expect(withComponent.filter(({ module }) => !isAtRest(module.Default)).map(({ path }) => path)).toEqual([])
  })
})

describe('a page', () => {
  const ids = new Set(
    designSystem.flatMap(({ module: { default: meta, ...named } }) => [
      `docs/${toId(meta.title, 'Docs')}`,
      ...Object.keys(named).map((name) => `story/${toId(meta.title, storyNameFromExport(name))}`),
    ]),
  )
  for (const page of pages) {
    const [, title] = /<Meta title="([^"]+)"/.exec(textOf(page)) ?? []
    if (title) ids.add(`docs/${toId(title, 'Docs')}`)
  }

  it.each(pages)('%s leads to pages and stories that are there', (page) => {
    const links = [...textOf(page).matchAll(/\?path=\/([\w/-]+)/g)].map(([, id = '']) => id)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
  })
})
