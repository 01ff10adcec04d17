import { type CareTerms, usualCare } from '#graphql/care/care.rules.ts'
import { isOfCentre } from '#graphql/children/belonging.service.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { anyone, authorise, signedIn } from '#graphql/platform/policy.ts'
import { fill, type Gap, type MailKind, mailKinds, type MailText, usualMails } from './mailTemplates.rules.ts'
import type {
  About,
  BankDetails,
  Centre,
  DemoSignIn,
  FeeTerms,
  MailTemplate,
  Settings,
  Statistic,
} from './settings.model.ts'
import { demoAdmin, openingHoursStatistic, usualDomain, usualReportCards, usualVisitTimes } from './settings.rules.ts'

async function stored(context: Context, name: string): Promise<unknown> {
  const load = async () => {
    const rows = await rowsOf<{ name: string; value: unknown }>(context.db, 'select name, value from settings')
    return new Map(rows.map((row) => [row.name, row.value]))
  }
  // a mutation must see its own writes
  return (await (context.afterRead ? context.loaders.once('settings', load) : load())).get(name)
}

async function read<Name extends keyof Settings>(context: Context, name: Name): Promise<Settings[Name]> {
  const value = (await stored(context, name)) as Settings[Name] | undefined
  if (!value) throw new Error(`The setting ${name} is missing: the database was not set up`)
  return value
}

export async function centre(context: Context): Promise<Centre> {
  authorise(context, anyone)
  return read(context, 'centre')
}

export const centreName = async (context: Context) => (await read(context, 'centre')).fullName

/** The daily hours among them are derived from the centre's hours. */
export async function statistics(context: Context): Promise<Statistic[]> {
  authorise(context, anyone)
  const [figures, { centreHours }] = [await read(context, 'statistics'), await read(context, 'centre')]
  return [...figures, openingHoursStatistic(centreHours)]
}

export async function about(context: Context): Promise<About> {
  authorise(context, anyone)
  return read(context, 'about')
}

export async function feeTerms(context: Context): Promise<FeeTerms> {
  authorise(context, anyone)
  const terms = await read(context, 'feeTerms')
  const { programHours } = await read(context, 'centre')
  return { ...terms, fullTime: programHours, halfDay: { opens: programHours.opens, closes: terms.halfDayEnds } }
}

/** The centre's bank account, for documents of users who may read them. */
export const bankAccount = (context: Context): Promise<BankDetails> => read(context, 'bankDetails')

export async function bankDetails(context: Context): Promise<BankDetails | null> {
  return (await isOfCentre(context, authorise(context, signedIn))) ? bankAccount(context) : null
}

/** Reads a setting that may never have been saved. */
const orUsual =
  <Value extends object>(name: string, usual: Value) =>
  async (context: Context): Promise<Value> => ({ ...usual, ...((await stored(context, name)) as Partial<Value>) })

export const reportCardTerms = orUsual('reportCards', usualReportCards)

export const careTerms = orUsual<CareTerms>('care', usualCare)

export const visitTimes = orUsual('visitTimes', usualVisitTimes)

export const onlineTerms = orUsual('virtualClassroom', { domain: usualDomain })

/** The wording of each e-mail to applicants: the centre's own, or the default. */
export const templatesIn = (chosen: Partial<Record<string, unknown>>): MailTemplate[] =>
  mailKinds.map((kind) => {
    const { subject, text } = usualMails[kind]
    return { kind, subject, text, ...(chosen[kind] as MailText | undefined) }
  })

/** Subject and text of an e-mail to an applicant, with its placeholders filled in. */
export async function mailText(context: Context, kind: MailKind, values: Partial<Record<Gap, string>>) {
  const row = await context.db('settings').where({ name: 'mailTemplates' }).first('value')
  const template = templatesIn(row?.value ?? {}).find((each) => each.kind === kind) ?? usualMails[kind]
  const filled = { ...values, centre: await centreName(context) }
  return { subject: fill(template.subject, filled), text: fill(template.text, filled), centre: filled.centre }
}

export async function demoSignIn(context: Context): Promise<DemoSignIn | null> {
  authorise(context, anyone)
  return context.environment.SHOW_DEMO_PASSWORDS ? demoAdmin : null
}
