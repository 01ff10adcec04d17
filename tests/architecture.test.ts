import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Import {
  /** File that imports, as a path from the root. */
  from: string
  /** Our own file, as a path from the root; for a package its name. */
  to: string
  isPackage: boolean
}

const sourceFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('node_modules'))

const folders = ['web', 'graphql', 'tests', 'migrations']
const files = folders.flatMap(sourceFiles).sort()

/** Every file, of whatever kind. */
const allFiles = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
)

/** `import … from`, `export … from`, `import('…')`, `import '…'` and addresses made by `new URL('…', import.meta.url)`. */
const statements = [
  /^\s*(?:import|export)\s+(?:[\w$*\s{},]+?\sfrom\s+)['"]([^'"]+)['"]/gm,
  /^\s*import\s+['"]([^'"]+)['"]/gm,
  /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g,
]

function target(from: string, specifier: string) {
  const path = specifier.replace(/[?#](raw|url|inline)$|\?.*$/, '')
  if (path.startsWith('#')) return { to: path.slice(1), isPackage: false }
  if (path.startsWith('.')) return { to: relative(root, join(root, dirname(from), path)), isPackage: false }
  return { to: path, isPackage: true }
}

function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8')
  return statements.flatMap((statement) =>
    [...text.matchAll(statement)].map(([, specifier]) => ({ from, ...target(from, specifier ?? '') })),
  )
}

const all = files.flatMap(importsOf)
const own = all.filter((entry) => !entry.isPackage)
const isTest = (path: string) => /\.(test|journey|stories)\.tsx?$/.test(path)

/** The imports that break a rule, one line each, so that a failure reads as a list of what to change. */
const breaking = (rule: (entry: Import) => boolean, among = own) =>
  among.filter(rule).map(({ from, to }) => `${from} imports ${to}`)

/** Dialogs that read what their form needs: it then takes their place, and stays. */
const formDialogs = [
  'web/admin/academicReports/ReportForm.tsx',
  'web/admin/applications/ApplicationDetail.tsx',
  'web/admin/applications/PlaceFields.tsx',
  'web/admin/billing/month/ChargeClassDialog.tsx',
  'web/admin/reportCards/CardDialog.tsx',
  'web/admin/students/ChildDialogs.tsx',
  'web/admin/students/MoveUpDialog.tsx',
  'web/admin/students/placements/CorrectPlacementDialog.tsx',
]

/** Of knex, pg, Node's HTTP server and Apollo Server. */
const privateMembers = new RegExp(
  [
    String.raw`\bclient\.(?:_query|query\s*=|runner|acquireConnection|releaseConnection|prepBindings|pool)\b`,
    String.raw`\bknex\.client\b`,
    String.raw`\bpositionBindings\b`,
    String.raw`\bconnection\.stream\b`,
    String.raw`__knex\w+`,
    String.raw`\b(?:Server|Client|Pool|Model|QueryBuilder)\.prototype\b`,
    String.raw`\bapollo\.internals\b`,
  ].join('|'),
  'g',
)

/** For what no library documents a way. */
const stillUsed = ['graphql/platform/http/health.ts Server.prototype']

const inside = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`))

describe('an import', () => {
  it('is found at all', () => {
    expect(own.length).toBeGreaterThan(100)
    const onSeveralLines = importsOf('graphql/accounts/accounts.resolver.ts')
    expect(onSeveralLines.map((entry) => entry.to)).toContain('graphql/accounts/accounts.schema.ts')
  })

  it('names a file that exists, with its ending', () => {
    const made = /\.generated\.ts$|^dist\/|ssr\/server\.js$/
    expect(breaking(({ to }) => !existsSync(join(root, to)) && !made.test(to))).toEqual([])
    expect(breaking(({ to }) => !/\.\w+$/.test(to))).toEqual([])
  })

  it('across areas is written with #, and inside a folder relative', () => {
    const area = (path: string) => path.split('/')[0]
    const climbs = files.flatMap((from) =>
      [...readFileSync(join(root, from), 'utf8').matchAll(/from ['"](\.\.?\/[^'"]+)['"]/g)]
        .map(([, specifier]) => ({ from, to: target(from, specifier ?? '').to }))
        // migrations have no alias of their own
        .filter(({ to }) => area(to) !== area(from) && area(to) !== 'migrations' && existsSync(join(root, to)))
        .map(({ to }) => `${from} climbs to ${to}`),
    )
    expect(climbs).toEqual([])
  })

  it('makes no circle, type imports included', () => {
    const next = new Map<string, string[]>()
    for (const entry of own) next.set(entry.from, [...(next.get(entry.from) ?? []), entry.to])
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (file: string, path: string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      if (done.has(file) || path.includes(file)) return
      for (const to of next.get(file) ?? []) visit(to, [...path, file])
      done.add(file)
    }
    for (const file of files) visit(file, [])
    expect(circles).toEqual([])
  })
})

describe('the server', () => {
  it('never imports the browser side', () => {
    expect(breaking(({ from, to }) => inside(from, 'graphql', 'migrations') && inside(to, 'web'))).toEqual([])
  })

  it('knows the tests only where it is one', () => {
    expect(breaking(({ from, to }) => inside(from, 'graphql') && !isTest(from) && inside(to, 'tests'))).toEqual([])
  })

  it('has values that import values alone, and a library for the format of files', () => {
    const ofFiles = ['papaparse']
    const values = (entry: Import) => inside(entry.from, 'graphql/values') && !isTest(entry.from)
    expect(breaking((entry) => values(entry) && !inside(entry.to, 'graphql/values'))).toEqual([])
    expect(breaking((entry) => values(entry) && entry.isPackage && !ofFiles.includes(entry.to), all)).toEqual([])
  })

  it('has rules that import values and rules alone', () => {
    const rules = (entry: Import) => entry.from.endsWith('.rules.ts')
    expect(breaking((entry) => rules(entry) && !mayBeARule(entry.to))).toEqual([])
    expect(breaking((entry) => rules(entry) && entry.isPackage, all)).toEqual([])
  })

  it('has schemas that import zod, values, schemas and rules alone', () => {
    const schema = (entry: Import) => entry.from.endsWith('.schema.ts')
    expect(breaking((entry) => schema(entry) && !mayBeARule(entry.to) && !entry.to.endsWith('.schema.ts'))).toEqual([])
    expect(breaking((entry) => schema(entry) && entry.isPackage && !/^zod(\/mini)?$/.test(entry.to), all)).toEqual([])
  })

  it('has models that import no service, and services that import no resolver or route', () => {
    const lower = (entry: Import) => /\.(model|policy|mails)\.ts$/.test(entry.from)
    expect(breaking((entry) => lower(entry) && /\.(service|resolver|rest)\.ts$/.test(entry.to))).toEqual([])
    const service = (entry: Import) => entry.from.endsWith('.service.ts')
    expect(breaking((entry) => service(entry) && /\.(resolver|rest)\.ts$/.test(entry.to))).toEqual([])
  })

  it('has resolvers and routes that leave the database to the services', () => {
    const edge = (entry: Import) => /\.(resolver|rest)\.ts$/.test(entry.from)
    expect(breaking((entry) => edge(entry) && inside(entry.to, 'graphql/database'))).toEqual([])
    expect(breaking((entry) => edge(entry) && ['knex', 'objection', 'pg'].includes(entry.to), all)).toEqual([])
  })

  it('has a platform that knows no feature, and a kit for features that knows the platform alone', () => {
    const platform = ['graphql/platform', 'graphql/values', 'graphql/database', 'graphql/data']
    const lower = (entry: Import) => inside(entry.from, 'graphql/platform', 'graphql/data') && !isTest(entry.from)
    expect(breaking((entry) => lower(entry) && inside(entry.to, 'graphql') && !inside(entry.to, ...platform))).toEqual(
      [],
    )
  })

  it('uses libraries through what they document: private members that were used once are not again', () => {
    const server = files.filter((file) => inside(file, 'graphql', 'tests') && file !== 'tests/architecture.test.ts')
    const uses = server.flatMap((file) =>
      Array.from(readFileSync(join(root, file), 'utf8').matchAll(privateMembers), ([member]) => `${file} ${member}`),
    )
    expect(uses.sort()).toEqual(stillUsed)
  })

  it('locks rows by the kit, which knows the order of locks; a queue alone skips what others have locked', () => {
    const locks = /\.for(?:Update|Share)\(\)(?!\s*\.skipLocked\(\))/
    const features = files.filter((file) => inside(file, 'graphql') && !inside(file, 'graphql/data') && !isTest(file))
    expect(features.filter((file) => locks.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it('has no file of more than 300 lines, beside the demo and tests', () => {
    const long = files
      .filter((file) => inside(file, 'graphql') && !isTest(file) && !inside(file, 'graphql/database/demo'))
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 300)
    expect(long).toEqual([])
  })

  it('has migrations that import nothing of ours', () => {
    expect(breaking(({ from, to }) => inside(from, 'migrations') && !inside(to, 'migrations'))).toEqual([])
  })
})

const mayBeARule = (path: string) => inside(path, 'graphql/values') || path.endsWith('.rules.ts')

describe('the browser side', () => {
  it('imports schemas, rules and values of the server, and nothing else', () => {
    expect(
      breaking(
        ({ from, to }) =>
          inside(from, 'web') && inside(to, 'graphql') && !mayBeARule(to) && !/\.schema\.(ts|graphql)$/.test(to),
      ).filter((line) => !line.endsWith('graphql/schema.graphql')),
    ).toEqual([])
  })

  it('has a design system that knows nothing of the product', () => {
    const areas = ['web/app', 'web/shared', 'web/site', 'web/portal', 'web/admin', 'web/entry', 'graphql']
    expect(breaking(({ from, to }) => inside(from, 'web/ui') && inside(to, ...areas))).toEqual([])
  })

  it('has shared pieces that know no area', () => {
    const areas = ['web/site', 'web/portal', 'web/admin', 'web/entry']
    expect(breaking(({ from, to }) => inside(from, 'web/shared') && inside(to, ...areas))).toEqual([])
  })

  it.each(['site', 'portal', 'admin', 'accounts'])('has an area %s that knows no other area', (area) => {
    const others = ['site', 'portal', 'admin', 'accounts']
      .filter((other) => other !== area)
      .map((name) => `web/${name}`)
    expect(breaking(({ from, to }) => inside(from, `web/${area}`) && inside(to, ...others))).toEqual([])
  })

  const product = files.filter((file) => inside(file, 'web') && !isTest(file) && !file.includes('.generated.'))

  const filesWith = (pattern: RegExp) => product.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))

  it('clears or refetches what was read in one place', () => {
    const clears = /\.(evict|gc|resetStore|clearStore|refetchObservableQueries)\(|\bcache\.reset\(|\brefetchQueries\b/
    expect(filesWith(clears)).toEqual(['web/app/freshness.ts'])
  })

  it('reads what it shows by useScreenQuery, which knows for which variables it was read', () => {
    const hooks = /\b(use(?:Lazy|Suspense|Background|Loadable)?Query|useReadQuery|watchQuery)\b|\bpreviousData\b/
    expect(filesWith(hooks)).toEqual(['web/app/useScreenQuery.ts'])
  })

  it('gives QueryState a function of what was read, so that it stays when it cannot be read again and this is said', () => {
    const without = filesWith(/<QueryState\s/).filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return text.split(/<QueryState\s/).length !== text.split('</QueryState>').length
    })
    expect(without).toEqual(
      [
        // a list inside says so
        'web/admin/activities/Activities.screen.tsx',
        'web/admin/students/ChildPage.tsx',
        ...formDialogs,
      ].sort(),
    )
  })

  it('writes into the cache itself where a mutation is quiet or the server has read already', () => {
    expect(filesWith(/\bcache\.(modify|write|writeQuery|writeFragment|updateQuery|updateFragment)\(/)).toEqual([
      'web/admin/AdminDashboard.tsx',
      'web/admin/attendance/register/registerCache.ts',
      'web/admin/care/useCareDay.ts',
      'web/admin/room/useRoomQueue.ts',
      'web/admin/settings/SettingsForm.tsx',
      'web/app/dehydrate.ts',
    ])
  })

  it('sends mutations by their hook; the queues of registers alone send without a component', () => {
    expect(filesWith(/\.mutate\(/)).toEqual([
      'web/admin/attendance/register/useMarks.ts',
      'web/admin/room/roomActions.ts',
    ])
  })

  it('has no two exported components of one name, beside what the router calls Component', () => {
    const files = new Map<string, string[]>()
    for (const file of product.filter((name) => name.endsWith('.tsx')))
      for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(
        /^export (?:function|const) ([A-Z][a-z]\w*)/gm,
      ))
        files.set(name, [...(files.get(name) ?? []), file])
    files.delete('Component')
    expect([...files].filter(([, places]) => places.length > 1)).toEqual([])
  })

  it('ships nothing of the tests', () => {
    expect(
      breaking(
        ({ from, to }) => inside(from, 'web') && !isTest(from) && !inside(from, 'web/build') && inside(to, 'tests'),
      ),
    ).toEqual([])
  })
})

describe('the README files', () => {
  const readmes = ['README.md', 'graphql/README.md', 'web/README.md', 'tests/bench/README.md', 'tests/faults/README.md']

  it.each(readmes)('of which %s names files that are there', (readme) => {
    const text = readFileSync(join(root, readme), 'utf8')
    // a path may be told from the root, from the README's folder, or as what its end is
    const isThere = (path: string) =>
      existsSync(join(root, path)) ||
      existsSync(join(root, dirname(readme), path)) ||
      allFiles.some((file) => file.endsWith(`/${path}`))
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|graphql|mjs|md|js))`/g)].map(([, path = '']) => path)
    expect(named.filter((path) => !path.startsWith('.') && !isThere(path))).toEqual([])
  })
})
