import { usualCare } from '#graphql/care/care.rules.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { audit } from '#graphql/data/audit.ts'
import { now } from '#graphql/data/rows.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { sendsMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import type { SetupDetails } from '#graphql/setup/setup.schema.ts'
import type * as forms from './forms.schema.ts'
import { updateHoursInContent } from './hoursInContent.service.ts'
import { templatesIn } from './settings.service.ts'
import { type CentreForms, type EditedSettings, Setting, type Settings } from './settings.model.ts'
import { mayManageSettings, mayRedirectFamilies } from './settings.policy.ts'
import {
  type CentreDay,
  usualDomain,
  usualRatios,
  usualReading,
  usualReportCards,
  usualVisitTimes,
} from './settings.rules.ts'
import type { HoursInput, StatisticsInput } from './settings.schema.ts'

interface SettingChange {
  action: string
  name: string
  /** A list is replaced as a whole; of other values only the given fields change. */
  part: object
  /** Version that the change is based on; without it, no check. */
  version?: number | null | undefined
  /** Default of a setting that was never saved. */
  usual?: object
  /** Current form values, returned with a STALE error. */
  formOf?: (value: Setting['value']) => object
  /** Who changes it, if nobody is signed in yet. */
  by?: number
}

/**
 * Updates a setting in the caller's transaction, with an audit entry.
 * @returns the setting as it was and as it is
 * @throws AppError STALE
 */
async function writeSetting(context: Context, change: SettingChange) {
  const { action, name, part, version, usual = {}, formOf = (value) => value, by } = change
  const first = { name, value: JSON.stringify(usual), version: 0 }
  await context.db('settings').insert(first).onConflict('name').ignore()
  const [before] = await lockRows(context, Setting, (settings) => settings.where({ name }))
  if (!before) throw notFound('This setting')
  assertNotStale(Object.assign(new Setting(), formOf(before.value), { version: before.version }), version)
  const value = (Array.isArray(part) ? part : { ...before.value, ...part }) as Setting['value']
  const changed = { value, version: before.version + 1, updatedAt: now() }
  const after = await Setting.query(context.db).patchAndFetchById(name, changed)
  await audit(context, { action, entity: `setting ${name}`, before: before.value, after: value, by })
  return { before, after }
}

/** The same in its own transaction; `request` is what the idempotency key belongs to. */
const saveSetting = (
  context: Context,
  request: { action: string; input: unknown },
  change: SettingChange,
  then?: (before: Setting['value'], inner: Context) => Promise<void>,
) =>
  transaction(context, { ...request, model: Setting }, async (inner) => {
    const { before, after } = await writeSetting(inner, change)
    await then?.(before.value, inner)
    return after
  })

export async function editedSettings(context: Context): Promise<EditedSettings> {
  authorise(context, mayManageSettings)
  const rows = await Setting.query(context.db).findByIds(['centre', 'statistics', 'feeTerms'])
  const find = (name: keyof Settings) => {
    const row = rows.find((each) => each.name === name)
    if (!row) throw new Error(`The setting ${name} is missing: the database was not set up`)
    return row
  }
  const centre = find('centre')
  const { centreHours, programHours } = centre.value as unknown as Settings['centre']
  return {
    statistics: find('statistics').value as unknown as Settings['statistics'],
    statisticsVersion: find('statistics').version,
    centreHours,
    programHours,
    halfDayEnds: (find('feeTerms').value as unknown as Settings['feeTerms']).halfDayEnds,
    hoursVersion: centre.version,
  }
}

export async function updateStatistics(context: Context, input: StatisticsInput): Promise<EditedSettings> {
  authorise(context, mayManageSettings)
  const { statistics, version } = input
  const action = 'updateStatistics'
  await saveSetting(context, { action, input }, { action, name: 'statistics', part: statistics, version })
  return editedSettings(context)
}

export async function updateHours(context: Context, input: HoursInput): Promise<EditedSettings> {
  authorise(context, mayManageSettings)
  const { centreHours, programHours, halfDayEnds, version } = input
  const action = 'updateHours'
  const hours = { centreHours, programHours }
  const change = { action, name: 'centre', part: hours, version }
  await saveSetting(context, { action, input }, change, async (before, inner) => {
    await writeSetting(inner, { action, name: 'feeTerms', part: { halfDayEnds } })
    await updateHoursInContent(inner, before as unknown as Settings['centre'], hours)
  })
  return editedSettings(context)
}

/** The settings that are edited as forms, with the defaults of those that were never saved. */
const usual = {
  centre: {},
  feeTerms: {},
  bankDetails: {},
  ratios: { bands: usualRatios },
  virtualClassroom: { domain: usualDomain },
  mail: { senderName: '', senderAddress: '', replyTo: '' },
  mailTemplates: {},
  visitTimes: usualVisitTimes,
  reading: usualReading,
  care: usualCare,
  reportCards: usualReportCards,
}
type Name = keyof typeof usual
const names = Object.keys(usual) as Name[]

/** The ratios are stored as a plain list, since that is what the register reads. */
const toValue = (name: string, value: object) => (name === 'ratios' && 'bands' in value ? value.bands : value)
const fromValue = (name: string, value: unknown) =>
  (name === 'ratios' ? { bands: value } : value) as Record<string, unknown>

/** With the address of the centre, since e-mails come from it and answers go to it where no sender is set. */
const redirects: ReadonlySet<Name> = new Set(['bankDetails', 'centre', 'mail', 'virtualClassroom'])

export async function readForms(context: Context): Promise<CentreForms> {
  authorise(context, mayManageSettings)
  const rows: { name: string; value: unknown; version: number }[] = await context.db('settings').whereIn('name', names)
  const groups = names.map((name) => {
    const row = rows.find((candidate) => candidate.name === name)
    return [name, { ...(row ? fromValue(name, row.value) : usual[name]), version: row?.version ?? 0 }] as const
  })
  const { feeTerms, bankDetails, mail, mailTemplates, ...others } = Object.fromEntries(groups)
  return {
    ...others,
    fees: feeTerms,
    bank: bankDetails,
    mail: { ...mail, isConfigured: sendsMail(context) },
    mailTemplates: { templates: templatesIn(mailTemplates ?? {}), version: mailTemplates?.version },
  } as CentreForms
}

/** Fields that the form does not have stay as they are. `columns` maps form values to stored ones. */
export async function saveForm<Form extends object>(
  context: Context,
  name: Name,
  form: Form,
  columns: (form: Form) => object = (same) => same,
): Promise<CentreForms> {
  const policy = redirects.has(name) ? mayRedirectFamilies : mayManageSettings
  authorise(context, policy)
  const { version, ...values } = columns(form) as { version?: number | null }
  const [part, first] = [toValue(name, values) as object, toValue(name, usual[name]) as object]
  const formOf = (value: unknown) => fromValue(name, value)
  const change = { action: 'saveSettings', name, part, version, usual: first, formOf }
  await saveSetting(context, { action: `save.${name}`, input: form }, change)
  return readForms(context)
}

export const saveFeeTerms = (context: Context, form: forms.FeeTermsForm) =>
  saveForm(context, 'feeTerms', form, ({ registrationFee: registrationFeeCents, ...rest }) => ({
    ...rest,
    registrationFeeCents,
  }))

/** The wording of one e-mail; the others stay as they are. */
export const saveMailTemplate = (context: Context, form: forms.MailTemplateForm) =>
  saveForm(context, 'mailTemplates', form, ({ kind, subject, text, version }) => ({
    [kind]: { subject, text },
    version,
  }))

/**
 * Stores the settings of a new centre, in the caller's transaction. Sample values that the form does not ask for are
 * cleared.
 * @param by the administrator who has just been created
 */
export async function describeNewCentre(
  context: Context,
  { centre, hours, bank }: Omit<SetupDetails, 'administrator'>,
  by: number,
) {
  const { opens, closes, programOpens, programCloses, halfDayEnds } = hours
  const described = {
    ...centre,
    whatsappGreeting: `Hello ${centre.name}! I would like to know more about a place for my child.`,
    facebook: '',
    instagram: '',
    latitude: null,
    longitude: null,
    registrationNumbers: '',
    vatLine: '',
    centreHours: { opens, closes },
    programHours: { opens: programOpens, closes: programCloses },
  }
  // before the programs, whose labels are derived from the hours
  await lockRows(context, Setting, (settings) => settings.whereIn('name', ['centre', 'feeTerms', 'bankDetails']))
  const put = (name: string, part: object) => writeSetting(context, { action: 'saveSettings', name, part, by })
  const { before } = await put('centre', described)
  await updateHoursInContent(context, before.value as unknown as CentreDay, described, by)
  await put('feeTerms', { halfDayEnds })
  await put('bankDetails', bank)
}
