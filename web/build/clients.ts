import { fileURLToPath } from 'node:url'
import type { BuildOptions, Rolldown } from 'vite'
import { type Client, entryOf } from '../entry/chunks.ts'

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>

const react = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 7 }
const apollo = { name: 'apollo', test: /node_modules[\\/](@apollo|react-router|graphql|rxjs)[\\/]/, priority: 6 }
const icons = /node_modules[\\/]lucide-react[\\/]/
const rules = /\.rules\.ts$|[\\/]graphql[\\/]values[\\/]/

/** Forms and tables come with libraries of their own, which not every screen needs. */
const isSmall = (id: string) =>
  (/[\\/]web[\\/](ui|app|shared|admin[\\/]shared)[\\/]/.test(id) && !/[\\/](Table|form|people)[\\/]|Form/.test(id)) ||
  icons.test(id) ||
  rules.test(id)

/**
 * What is fetched in one file each; everything else is split by the bundler. In an area that is, beside what it shows at
 * once, what many of its screens share: a file for each set of screens that share something would be a hundred of them.
 */
const areaGroups = (share: number): Groups => [
  react,
  apollo,
  { name: 'kit', test: isSmall, minShareCount: share, priority: 6 },
  { name: 'frame', tags: ['$initial' as const], priority: 5 },
  { name: 'icons', test: icons, minShareCount: 2, priority: 4 },
  { name: 'table', test: /[\\/]web[\\/]ui[\\/]Table[\\/]DataTable/, minShareCount: 2, priority: 4 },
]

/** Small pieces, none of which needs a library, a table or a form. */
const pieces =
  /[\\/]web[\\/]ui[\\/](?!Table|FormErrorSummary|DateField|Chart)|[\\/]admin[\\/]shared[\\/](?!RestoreDialog)([^\\/]+$|export[\\/](useL|l)istExport)|[\\/]shared[\\/]form[\\/](DeleteQuestion|StaleNotice|FormDialog|errors)/

/** What the sections of the office share, by what is seen together: a group also takes in what its files import. */
const officeGroups: Groups = [
  { name: 'schemas', test: /node_modules[\\/]zod|fields\.schema/, minShareCount: 2, priority: 4 },
  { name: 'forms', test: /react-hook-form|[\\/]form[\\/]use(Saved|Draft)Form/, minShareCount: 2, priority: 4 },
  { name: 'pieces', test: (id) => rules.test(id) || pieces.test(id), minShareCount: 4, priority: 3 },
  { name: 'uploads', test: /[\\/]shared[\\/]uploads[\\/]|[\\/]app[\\/]upload/, minShareCount: 2, priority: 2 },
  {
    name: 'attendance',
    test: /[\\/]attendance[\\/](attendance\.generated|Attendance\.css|register[\\/](rows|lazyDialogs|AllergyBadge)|parts[\\/](DayPicker|useClosedQuestion)|home[\\/]GoingHome\.css)/,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'waiting',
    test: /[\\/]shared[\\/](queue|attendance)[\\/]|[\\/]register[\\/]Waiting/,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'lists',
    test: /[\\/]admin[\\/](shared[\\/](people[\\/]Toolbar|bulk|sheet|export)[\\/.]|students[\\/]student\.)/,
    minShareCount: 5,
    priority: 1,
  },
  {
    name: 'register',
    test: /[\\/]attendance[\\/](register|month|home[\\/]GoingHome|queue|offline|parts[\\/](useAddress|MonthPicker))/,
    minShareCount: 2,
    priority: 1,
  },
]

const buildOf = (client: Client, groups: Groups): BuildOptions => ({
  manifest: `.vite/${client}.json`,
  rolldownOptions: {
    input: { [client]: fileURLToPath(new URL(`../${entryOf(client)}`, import.meta.url)) },
    output: { codeSplitting: { groups } },
  },
})

/** Each client is built apart: what its screens share is then not divided by what those of other areas use of it. */
export const clientBuilds: Record<Client, BuildOptions> = {
  site: buildOf('site', [react, apollo, { name: 'icons', test: icons, minShareCount: 10 }]),
  portal: buildOf('portal', [...areaGroups(6), { name: 'rules', test: rules, minShareCount: 2, priority: 1 }]),
  office: buildOf('office', [...areaGroups(10), ...officeGroups]),
}
