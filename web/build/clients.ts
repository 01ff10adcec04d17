import { fileURLToPath } from 'node:url'
import type { BuildOptions, Rolldown } from 'vite'
import { type Client, entryOf } from '../entry/chunks.ts'

type Groups = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']

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
const areaGroups = (shares: { kit: number; rules: number }) => [
  react,
  apollo,
  { name: 'kit', test: isSmall, minShareCount: shares.kit, priority: 5 },
  { name: 'frame', tags: ['$initial' as const], priority: 4 },
  { name: 'icons', test: icons, minShareCount: 2, priority: 3 },
  { name: 'table', test: /[\\/]web[\\/]ui[\\/]Table[\\/]DataTable/, minShareCount: 2, priority: 2 },
  { name: 'rules', test: rules, minShareCount: shares.rules, priority: 1 },
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
  portal: buildOf('portal', areaGroups({ kit: 6, rules: 2 })),
  office: buildOf('office', areaGroups({ kit: 10, rules: 6 })),
}
