import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { sendsMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { type CentreForms, Setting } from './forms.model.ts'
import type {
  BankDetailsForm,
  CentreForm,
  FeeTermsForm,
  MailForm,
  RatiosForm,
  VirtualClassroomForm,
} from './forms.schema.ts'
import { mayManageSettings } from './settings.policy.ts'
import { usualDomain, usualRatios } from './settings.rules.ts'
import { writeSetting } from './writeSetting.ts'

/** What holds for a setting that was never saved. */
const usual: Record<string, Record<string, unknown>> = {
  ratios: { bands: usualRatios },
  virtualClassroom: { domain: usualDomain },
  mail: { senderName: '' },
}

/** The ratios are stored as a list alone, since that is what the register reads. */
const toValue = (name: string, value: Record<string, unknown>) => (name === 'ratios' ? value.bands : value)
const fromValue = (name: string, value: unknown) =>
  (name === 'ratios' ? { bands: value } : value) as Record<string, unknown>

const names = ['centre', 'feeTerms', 'bankDetails', 'ratios', 'virtualClassroom', 'mail'] as const
type Name = (typeof names)[number]

export async function readForms(context: Context): Promise<CentreForms> {
  authorise(context, mayManageSettings)
  const rows: { name: string; value: unknown; version: number }[] = await context.db('settings').whereIn('name', names)
  const of = (name: Name) => {
    const row = rows.find((candidate) => candidate.name === name)
    return { ...(row ? fromValue(name, row.value) : usual[name]), version: row?.version ?? 0 }
  }
  return {
    centre: of('centre'),
    fees: of('feeTerms'),
    bank: of('bankDetails'),
    ratios: of('ratios'),
    virtualClassroom: of('virtualClassroom'),
    mail: { ...of('mail'), isConfigured: sendsMail(context) },
  } as CentreForms
}

/** Puts new values into a setting; what the form does not ask for stays. */
async function save<Form extends { version?: number | null | undefined }>(
  context: Context,
  name: Name,
  form: Form,
  stored: (form: Form) => object = (same) => same,
) {
  authorise(context, mayManageSettings)
  const { version, ...values } = stored(form) as { version?: number | null }
  const [part, first] = [toValue(name, values) as object, toValue(name, usual[name] ?? {}) as object]
  const formOf = (value: unknown) => fromValue(name, value)
  const change = { action: 'saveSettings', name, part, version, usual: first, formOf }
  await transaction(context, { action: `save.${name}`, input: form, model: Setting }, async (inner) => {
    const { after } = await writeSetting(inner, change)
    return after
  })
  return readForms(context)
}

export const saveCentre = (context: Context, form: CentreForm) => save(context, 'centre', form)

export const saveFeeTerms = (context: Context, form: FeeTermsForm) =>
  save(context, 'feeTerms', form, ({ registrationFee, ...rest }) => ({
    ...rest,
    registrationFeeCents: registrationFee,
  }))

export const saveBankDetails = (context: Context, form: BankDetailsForm) => save(context, 'bankDetails', form)

export const saveRatios = (context: Context, form: RatiosForm) => save(context, 'ratios', form)

export const saveVirtualClassroom = (context: Context, form: VirtualClassroomForm) =>
  save(context, 'virtualClassroom', form)

export const saveMail = (context: Context, form: MailForm) => save(context, 'mail', form)
