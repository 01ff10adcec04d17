import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql'
import * as absences from './absences/absences.resolver.ts'
import * as academicReports from './academicReports/academicReports.resolver.ts'
import * as accounts from './accounts/accounts.resolver.ts'
import * as passkeys from './accounts/passkeys.resolver.ts'
import * as activities from './activities/activities.resolver.ts'
import * as attendance from './attendance/attendance.resolver.ts'
import * as audit from './audit/audit.resolver.ts'
import * as bank from './bank/bank.resolver.ts'
import * as billing from './billing/billing.resolver.ts'
import * as debts from './billing/debts.resolver.ts'
import * as billingMonth from './billing/month.resolver.ts'
import * as care from './care/care.resolver.ts'
import * as childDocuments from './childDocuments/childDocuments.resolver.ts'
import * as children from './children/children.resolver.ts'
import * as classes from './classes/classes.resolver.ts'
import * as leave from './leave/leave.resolver.ts'
import * as closedDays from './closedDays/closedDays.resolver.ts'
import * as consents from './consents/consents.resolver.ts'
import * as contacts from './contacts/contacts.resolver.ts'
import * as downloads from './downloads/downloads.resolver.ts'
import * as listExport from './dataExport/listExport.resolver.ts'
import * as devices from './devices/devices.resolver.ts'
import * as duties from './duties/duties.resolver.ts'
import * as enrollment from './enrollment/enrollment.resolver.ts'
import * as families from './families/families.resolver.ts'
import * as faq from './faq/faq.resolver.ts'
import * as gallery from './gallery/gallery.resolver.ts'
import * as handover from './handover/handover.resolver.ts'
import * as lookup from './lookup/lookup.resolver.ts'
import * as broadcasts from './messages/broadcasts.resolver.ts'
import * as moments from './moments/moments.resolver.ts'
import * as messages from './messages/messages.resolver.ts'
import * as notices from './notices/notices.resolver.ts'
import * as notifications from './notifications/notifications.resolver.ts'
import * as outbox from './outbox/outbox.resolver.ts'
import * as overview from './overview/overview.resolver.ts'
import * as privacy from './privacy/privacy.resolver.ts'
import * as programs from './programs/programs.resolver.ts'
import * as progress from './progress/progress.resolver.ts'
import * as reportCards from './reportCards/reportCards.resolver.ts'
import * as settings from './settings/settings.resolver.ts'
import * as setup from './setup/setup.resolver.ts'
import * as timetables from './timetables/timetables.resolver.ts'
import * as uniforms from './uniforms/uniforms.resolver.ts'
import * as users from './users/users.resolver.ts'
import * as sessions from './virtualClassroom/sessions.resolver.ts'
import * as volunteers from './volunteers/volunteers.resolver.ts'

/** What the roots are, which the decorators have no place for. */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()]
  if (query)
    query.description = 'Everything that can be read. FORBIDDEN or UNAUTHENTICATED for what is not yours to see.'
  if (mutation) mutation.description = 'Everything that can be changed. A change is made whole or not at all.'
  return schema
}

/** Lets fields that are named as the property they show be read from it, as GraphQL does: lists have thousands. */
function readPlainly() {
  for (const field of getMetadataStorage().fields) if (field.name === field.schemaName) field.simple = true
}

/** Every feature: the classes that its resolver file exports are its resolvers. */
const features = [
  absences,
  academicReports,
  accounts,
  passkeys,
  activities,
  attendance,
  audit,
  bank,
  billing,
  billingMonth,
  debts,
  care,
  childDocuments,
  children,
  classes,
  closedDays,
  leave,
  consents,
  contacts,
  downloads,
  listExport,
  devices,
  duties,
  enrollment,
  families,
  faq,
  gallery,
  handover,
  lookup,
  moments,
  messages,
  broadcasts,
  notices,
  notifications,
  outbox,
  overview,
  privacy,
  programs,
  progress,
  reportCards,
  settings,
  setup,
  timetables,
  uniforms,
  users,
  sessions,
  volunteers,
]

const resolvers = features
  .flatMap((file) => Object.values<unknown>(file))
  .filter((value) => typeof value === 'function')

export function createSchema(): GraphQLSchema {
  readPlainly()
  return describeRoots(
    buildSchemaSync({
      resolvers: resolvers as NonEmptyArray<Function>,
      validate: false,
    }),
  )
}

/** The text of `schema.graphql`, from which the web app's types are made. */
export const schemaText = () =>
  `# Made from the resolvers by \`npm run codegen\`. Do not edit.\n\n${printSchema(lexicographicSortSchema(createSchema()))}\n`
