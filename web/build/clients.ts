import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildOptions, Rolldown } from 'vite'
import { type Client, entryOf } from '../entry/chunks.ts'

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>

/** Whether a file is at one of these places: each is a part of its path, and may be the beginning of a name. */
const isAt =
  (...places: string[]) =>
  (id: string) =>
    places.some((place) => id.includes(place))
const isPackage = (...packages: string[]) => isAt(...packages.map((name) => `node_modules/${name}/`))

const react = { name: 'react', test: isPackage('react', 'react-dom', 'scheduler'), priority: 7 }
const apollo = { name: 'apollo', test: isPackage('@apollo', 'react-router', 'graphql', 'rxjs'), priority: 6 }
const isIcon = isPackage('lucide-react')
const isRule = (id: string) => id.endsWith('.rules.ts') || isAt('/graphql/values/')(id)

const isShared = isAt('/web/ui/', '/web/app/', '/web/shared/', '/web/admin/shared/')
/** Forms and tables come with libraries of their own, which not every screen needs. */
const isLarge = isAt('/Table/', '/form/', '/people/', 'Form')
const isSmall = (id: string) => (isShared(id) && !isLarge(id)) || isIcon(id) || isRule(id)

/**
 * What is fetched in one file each; everything else is split by the bundler. In an area that is, beside what it shows at
 * once, what many of its screens share: a file for each set of screens that share something would be a hundred of them.
 */
const areaGroups = (share: number): Groups => [
  react,
  apollo,
  { name: 'kit', test: isSmall, minShareCount: share, priority: 6 },
  { name: 'frame', tags: ['$initial' as const], priority: 5 },
  { name: 'icons', test: isIcon, minShareCount: 2, priority: 4 },
  { name: 'table', test: isAt('/web/ui/Table/DataTable'), minShareCount: 2, priority: 4 },
]

/** Small pieces, none of which needs a library, a table or a form. */
const isPiece = (id: string) =>
  (isAt('/web/ui/')(id) && !isAt('/ui/Table', '/ui/FormErrorSummary', '/ui/DateField', '/ui/Chart')(id)) ||
  (dirname(id).endsWith('/admin/shared') && !isAt('/RestoreDialog')(id)) ||
  isAt('/admin/shared/export/useListExport', '/admin/shared/export/listExport')(id) ||
  isAt(...['DeleteQuestion', 'StaleNotice', 'FormDialog', 'errors'].map((name) => `/shared/form/${name}`))(id)

const isReference = isAt('/billing/reference.rules')

/** What the sections of the office share, by what is seen together: a group also takes in what its files import. */
const officeGroups: Groups = [
  { name: 'schemas', test: isAt('node_modules/zod', 'fields.schema'), minShareCount: 2, priority: 4 },
  {
    name: 'forms',
    test: isAt('react-hook-form', '/form/useSavedForm', '/form/useDraftForm'),
    minShareCount: 2,
    priority: 4,
  },
  // the reference of a child is shown beside marks that wait alone
  { name: 'pieces', test: (id) => (isRule(id) && !isReference(id)) || isPiece(id), minShareCount: 4, priority: 3 },
  { name: 'uploads', test: isAt('/shared/uploads/', '/app/upload'), minShareCount: 2, priority: 2 },
  {
    name: 'attendance',
    test: isAt(
      '/attendance/attendance.generated',
      '/attendance/Attendance.css',
      '/attendance/register/rows',
      '/attendance/register/lazyDialogs',
      '/attendance/register/AllergyBadge',
      '/attendance/parts/DayPicker',
      '/attendance/parts/useClosedQuestion',
      '/attendance/home/GoingHome.css',
    ),
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'waiting',
    test: isAt('/shared/queue/', '/shared/attendance/', '/register/Waiting', '/billing/reference.rules'),
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'lists',
    test: isAt(
      '/admin/shared/bulk/',
      '/admin/shared/sheet/',
      '/admin/shared/export/',
      '/admin/shared/people/Toolbar.',
      '/admin/students/student.',
    ),
    minShareCount: 5,
    priority: 1,
  },
  {
    name: 'families',
    test: isAt(
      '/people/useInvitation',
      '/parentChild/archive/',
      '/invitations/InvitationLink',
      '/students/students.generated',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'register',
    test: isAt(
      '/attendance/register',
      '/attendance/month',
      '/attendance/home/GoingHome',
      '/attendance/queue',
      '/attendance/offline',
      '/attendance/parts/useAddress',
      '/attendance/parts/MonthPicker',
    ),
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
  site: buildOf('site', [react, apollo, { name: 'icons', test: isIcon, minShareCount: 10 }]),
  portal: buildOf('portal', [...areaGroups(6), { name: 'rules', test: isRule, minShareCount: 2, priority: 1 }]),
  office: buildOf('office', [...areaGroups(10), ...officeGroups]),
}
