import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
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

/** Everything that staff set up, as it stands now. For staff. */
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

/** A setting for a change: locked, and made first where it was never saved. */
async function settingForChange(context: Context, name: Name, version: number | null | undefined) {
  const first = { name, value: JSON.stringify(toValue(name, usual[name] ?? {})), version: 0 }
  await context.db('settings').insert(first).onConflict('name').ignore()
  const row = await Setting.query(context.db).findById(name).forUpdate().throwIfNotFound()
  assertNotStale(Object.assign(new Setting(), fromValue(name, row.value), { version: row.version }), version)
  return row
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
  await transaction(context, { action: `save.${name}`, input: form, model: Setting }, async (inner) => {
    const before = await settingForChange(inner, name, version)
    const old = fromValue(name, before.value)
    const now = { ...old, ...values }
    await inner
      .db('settings')
      .where({ name })
      .update({ value: JSON.stringify(toValue(name, now)), version: before.version + 1, updatedAt: inner.db.fn.now() })
    await audit(inner, { action: 'saveSettings', entity: `setting ${name}`, before: old, after: now })
    return Setting.query(inner.db).findById(name).throwIfNotFound()
  })
  return readForms(context)
}

/** Saves who and where the centre is; its hours stay. For staff. */
export const saveCentre = (context: Context, form: CentreForm) => save(context, 'centre', form)

/** Saves what holds for fees beside those of the programs. For staff. */
export const saveFeeTerms = (context: Context, form: FeeTermsForm) =>
  save(context, 'feeTerms', form, ({ registrationFee, ...rest }) => ({
    ...rest,
    registrationFeeCents: registrationFee,
  }))

/** Saves where families pay to. For staff. */
export const saveBankDetails = (context: Context, form: BankDetailsForm) => save(context, 'bankDetails', form)

/** Saves how many children one member of staff may have. For staff. */
export const saveRatios = (context: Context, form: RatiosForm) => save(context, 'ratios', form)

/** Saves where online sessions take place. For staff. */
export const saveVirtualClassroom = (context: Context, form: VirtualClassroomForm) =>
  save(context, 'virtualClassroom', form)

/** Saves who e-mails come from. For staff. */
export const saveMail = (context: Context, form: MailForm) => save(context, 'mail', form)
